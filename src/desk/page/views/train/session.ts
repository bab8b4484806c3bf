/** What has been answered in this browser, and which question comes next. */
import { signal } from '@preact/signals';
import type { CorpusRuling } from '../../../engine/corpus.js';
import type { AskedQuestion } from '../../../engine/training.js';
import type { AskedAbout, AnswerGiven, Memory } from '../../../../training/schedule.js';
import { play } from '../../client.js';
import { rulingPlace, type OpenCorpus } from '../../corpus.js';
import { dropKept, keep, recall } from '../../kept.js';
import { notify } from '../../notices.js';
import { say } from '../../words/index.js';

const kept = 'train.memory';
const without = 'train.without';

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Numbers that a question's memory has; whatever else was kept there is none. */
const numbers = [
  'due',
  'last',
  'stability',
  'difficulty',
  'interval',
  'step',
  'state',
  'asked',
  'lapses',
  'right',
];

const isRemembered = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  numbers.every((name) => Number.isFinite((one as Readonly<Record<string, unknown>>)[name]));

const recalled = (): Memory => {
  const found = parsed(recall(kept));
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, one]) => isRemembered(one)));
};

export const memory = signal<Memory>(recalled());

/** Rulings that make no question, so that nobody looks at them again. */
const questionless = new Set<string>(
  ((found) => (Array.isArray(found) ? found.map(String) : []))(parsed(recall(without))),
);

const asked = ({ id, chapter }: CorpusRuling, rulebook: string): AskedAbout => ({
  id,
  rulebook,
  chapter,
});

export const remember = async (
  { entry }: OpenCorpus,
  ruling: CorpusRuling,
  given: AnswerGiven,
  before: Memory,
): Promise<void> => {
  const question = asked(ruling, entry.rulebook);
  const next = await play(
    'remember',
    { memory: before, question, given, now: Date.now() },
    { every: true },
  );
  if (next === undefined) return;
  memory.value = next;
  if (!keep(kept, JSON.stringify(next))) notify(say('train.not-kept'));
};

export const forgetAll = (): void => {
  memory.value = {};
  dropKept(kept);
};

export interface NextQuestion extends AskedQuestion {
  readonly ruling: CorpusRuling;
}

/** So many rulings are looked at before somebody is told that there is nothing. */
const mostTried = 60;

/**
 * The next question of a chapter, or of all.
 *
 * @param passed identities that do not come: what is asked already
 */
export const nextQuestion = async (
  corpus: OpenCorpus,
  chapter: string,
  passed: ReadonlySet<string>,
): Promise<NextQuestion | undefined> => {
  const { rulebook } = corpus.entry;
  const own = corpus.book.rulings.filter(
    (one) =>
      !questionless.has(one.id) &&
      !passed.has(one.id) &&
      (chapter === '' || one.chapter === chapter),
  );
  const seed = String(Math.random());
  const questions = own.map((one) => asked(one, rulebook));
  const turn =
    (await play(
      'turn',
      { memory: memory.value, questions, now: Date.now(), seed },
      { every: true },
    )) ?? [];
  const byId = new Map(own.map((one) => [one.id, one]));
  for (const id of turn.slice(0, mostTried)) {
    const ruling = byId.get(id);
    if (ruling === undefined) continue;
    const found = await play('question', { ...rulingPlace(corpus, ruling), seed }, { every: true });
    if (found === undefined) continue;
    if ('question' in found) return { ...found, ruling };
    questionless.add(id);
    keep(without, JSON.stringify([...questionless]));
  }
  return undefined;
};
