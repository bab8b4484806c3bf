/** All files of a run, in this thread or in several; outcomes come in the order of the files either way. */
import type { Engine } from './engine.js';
import { importReader } from './imports.js';
import { openPool, workOff } from './pool.js';
import { brokenFile, judgeFile, type Outcome, type Settings, type Task } from './judge-file.js';

/** What all the files of a run have in common. */
export interface Run {
  readonly cwd: string;
  readonly settings: Settings;
}

export type OnOutcome = (outcome: Outcome) => void;

export const isBad = ({ verdicts }: Outcome): boolean =>
  verdicts.some(({ verdict }) => verdict !== 'pass');

/** Judges the files one after another; with `bail`, until one has a ruling that does not pass. */
export const judgeHere = (
  engine: Engine,
  tasks: readonly Task[],
  { cwd, settings }: Run,
  onOutcome: OnOutcome,
): void => {
  const reader = importReader(cwd);
  for (const task of tasks) {
    const outcome = judgeFile(engine, task, settings, reader);
    onOutcome(outcome);
    if (settings.bail && isBad(outcome)) return;
  }
};

/** Judges the files in so many threads. A thread that dies takes only its file with it. */
export const judgeInThreads = async (
  script: URL,
  jobs: number,
  tasks: readonly Task[],
  { cwd, settings }: Run,
  onOutcome: OnOutcome,
): Promise<void> => {
  const waiting = [...tasks].reverse();
  const done = new Map<number, Outcome>();
  let next = 0;
  let ended = false;
  const take = (outcome: Outcome): void => {
    done.set(outcome.index, outcome);
    for (let one = done.get(tasks[next]?.index ?? -1); one && !ended;) {
      onOutcome(one);
      ended = settings.bail && isBad(one);
      one = done.get(tasks[++next]?.index ?? -1);
    }
  };
  const threads = Math.min(jobs, tasks.length);
  if (threads === 0) return;
  const pool = await openPool(script, threads, { cwd });
  const judge = async (task: Task): Promise<void> => {
    const judged = pool.run<Outcome>('judgeTask', { ...task, settings });
    take(await judged.catch((error: Error) => brokenFile(task, error.message)));
  };
  try {
    await workOff(threads, () => (ended ? undefined : waiting.pop()), judge);
  } finally {
    await pool.end();
  }
};
