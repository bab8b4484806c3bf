/** All files of a run, in this thread or in several; outcomes come in the order of the files either way. */
import { setImmediate as breath } from 'node:timers/promises';
import { hasBad, type FileOutcome, type Settings, type Task } from './docket.js';
import type { Engine } from './engine.js';
import { importReader } from './imports.js';
import { brokenFile, judgeFile, type JudgedFile, type JudgeTask } from './judge-file.js';
import type { KeptVerdicts } from './kept-verdicts.js';
import { outlive } from './outlive.js';
import { openPool, type Pool, workOff } from './pool.js';

/** What all the files of a run have in common. */
export interface JudgingRun {
  readonly cwd: string;
  readonly settings: Settings;
  readonly kept: KeptVerdicts;
}

/** Takes outcomes one after another; the run waits meanwhile. */
export type OnOutcome = (outcome: FileOutcome) => Promise<void>;

type Play = (task: JudgeTask) => Promise<JudgedFile>;

/** Judges the files one after another; with `bail`, until one has a ruling that does not pass. */
export const judgeHere = async (
  engine: () => Promise<Engine>,
  tasks: readonly Task[],
  run: JudgingRun,
  onOutcome: OnOutcome,
): Promise<void> => {
  const reader = importReader(run.cwd);
  const play: Play = async (task) => judgeFile(await engine(), task, reader);
  const outcomeOf = outcomesBy(run, play);
  for (const task of tasks) {
    const outcome = await outcomeOf(task);
    await onOutcome(outcome);
    if (run.settings.bail && hasBad(outcome.verdicts)) return;
    // Playing waits for nothing, so a reader who has left would be noticed only at the end.
    await breath();
  }
};

/** Judges the files in so many threads. One that dies takes along only the ruling that it was at. */
export const judgeInThreads = async (
  script: URL,
  jobs: number,
  tasks: readonly Task[],
  run: JudgingRun,
  onOutcome: OnOutcome,
): Promise<void> => {
  const waiting = [...tasks].reverse();
  const threads = Math.min(jobs, tasks.length);
  const line = inLine(tasks, run.settings, onOutcome);
  let opened: Promise<Pool> | undefined;
  // Where everything is kept there is nothing for threads to do.
  const pool = (): Promise<Pool> => (opened ??= openPool(script, threads, { cwd: run.cwd }));
  const play: Play = async (task) => {
    const { run: send } = await pool();
    return outlive(
      task,
      (one) => send<JudgedFile>('judgeTask', one),
      (why) => brokenFile(task, why),
    );
  };
  const outcomeOf = outcomesBy(run, play);
  const judge = async (task: Task): Promise<void> => line.take(await outcomeOf(task));
  try {
    await workOff(threads, () => (line.hasEnded() ? undefined : waiting.pop()), judge);
  } finally {
    await (await opened)?.end();
  }
};

/** What a file comes to: as it is known, or played, and then kept. */
const outcomesBy = ({ cwd, settings, kept }: JudgingRun, play: Play) => {
  const reader = importReader(cwd);
  return async (task: Task): Promise<FileOutcome> => {
    const found = kept.look(task, reader);
    if ('outcome' in found) return found.outcome;
    const { outcome, docket } = await play({ ...task, settings, known: found.known, fatal: [] });
    if (docket !== undefined) kept.keep(task, docket);
    return outcome;
  };
};

interface Line {
  readonly take: (outcome: FileOutcome) => Promise<void>;
  /** Whether nothing more is wanted. */
  readonly hasEnded: () => boolean;
}

/** Puts outcomes in the order of their files. */
const inLine = (tasks: readonly Task[], { bail }: Settings, onOutcome: OnOutcome): Line => {
  const early = new Map<number, FileOutcome>();
  let next = 0;
  let ended = false;
  let passing = Promise.resolve();
  const pass = async (): Promise<void> => {
    const index = tasks[next]?.index ?? -1;
    const outcome = early.get(index);
    if (outcome === undefined || ended) return;
    early.delete(index);
    next++;
    ended = bail && hasBad(outcome.verdicts);
    await onOutcome(outcome);
    await pass();
  };
  return {
    take: (outcome) => {
      early.set(outcome.index, outcome);
      passing = passing.then(pass);
      return passing;
    },
    hasEnded: () => ended,
  };
};
