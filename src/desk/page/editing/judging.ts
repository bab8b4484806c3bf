/** Looks at the open text as soon as nobody types, and has its rulings judged: those at the cursor first. */
import { signal } from '@preact/signals';
import type { RulingTask } from '../../../editor/judging.js';
import { ask, play, takeBack } from '../client.js';
import { fetchWanted } from '../texts.js';
import { notify } from '../notices.js';
import { say } from '../words/index.js';
import { openText, seen, signsHere, textNow } from './state.js';

/** Milliseconds: so long nobody types, and so long verdicts that come quickly are waited for together. */
const pause = 90;
const together = 120;
/** Milliseconds that a ruling may take. */
export const longestRuling = 15_000;

/** Rulings that took longer than that, by key: they are not tried again by themselves. */
export const tooLong = signal<ReadonlySet<string>>(new Set());

let looking: ReturnType<typeof setTimeout> | undefined;
let round = 0;

export const lookSoon = (within = pause): void => {
  clearTimeout(looking);
  looking = setTimeout(() => void lookNow(), within);
};

const look = async (path: string): Promise<void> => {
  const found = await ask('look', { path });
  if (found !== undefined && openText.value?.path === path) seen.value = found;
};

/** Longer texts are no rulings: they are shown, and nothing is said of them. */
const longestText = 4_000_000;

const isTooLong = ({ length }: string): boolean => {
  if (length <= longestText) return false;
  seen.value = undefined;
  notify(say('write.too-long', { length, most: longestText }));
  return true;
};

const lookNow = async (): Promise<void> => {
  const path = openText.value?.path;
  if (path === undefined || isTooLong(textNow.value)) return;
  const own = ++round;
  await look(path);
  if (await fetchWanted()) await look(path);
  const tasks = await ask('tasks', { path });
  if (tasks === undefined || own !== round) return;
  takeBack('judge');
  await Promise.all(nearestFirst(tasks).map((task) => judgeOne(task, path)));
};

/** What is looked at comes first. */
const nearestFirst = (tasks: readonly RulingTask[]): readonly RulingTask[] => {
  const here = new Set(signsHere.value.map(({ key }) => key));
  const open = tasks.filter(({ key }) => !tooLong.value.has(key));
  return [...open.filter(({ key }) => here.has(key)), ...open.filter(({ key }) => !here.has(key))];
};

let telling: ReturnType<typeof setTimeout> | undefined;

const judgeOne = async (task: RulingTask, path: string): Promise<void> => {
  const began = performance.now();
  const judgement = await play('judge', { task }, { every: true, within: longestRuling });
  if (judgement === undefined) {
    if (performance.now() - began > longestRuling && isRunning(task.key)) giveUpOn(task.key);
    return;
  }
  await ask('judged', { key: task.key, judgement }, { every: true });
  const isHere = signsHere.value.some(({ key }) => key === task.key);
  if (isHere) await look(path);
  else telling ??= setTimeout(() => ((telling = undefined), void look(path)), together);
};

const isRunning = (key: string): boolean =>
  seen.value?.signs.some((one) => one.key === key && one.verdict === 'open') ?? false;

const giveUpOn = (key: string): void => {
  tooLong.value = new Set([...tooLong.value, key]);
};

/** Judges a ruling again, whatever it came to. */
export const judgeAgain = async (key: string): Promise<void> => {
  tooLong.value = new Set([...tooLong.value].filter((one) => one !== key));
  await ask('again', { key }, { every: true });
  lookSoon(0);
};
