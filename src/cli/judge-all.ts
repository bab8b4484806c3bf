/** All files of a run, in this thread or in several; outcomes come in the order of the files either way. */
import { Worker } from 'node:worker_threads';
import type { Engine } from './engine.js';
import { importReader } from './imports.js';
import { brokenFile, judgeFile, type Outcome, type Settings, type Task } from './judge-file.js';

/** What a worker thread is started with. */
export interface WorkerData {
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
  { cwd, settings }: WorkerData,
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
  workerData: WorkerData,
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
      ended = workerData.settings.bail && isBad(one);
      one = done.get(tasks[++next]?.index ?? -1);
    }
  };
  const runThread = async (): Promise<void> => {
    let worker: Worker | undefined;
    for (let task = waiting.pop(); task !== undefined && !ended; task = waiting.pop()) {
      worker ??= new Worker(script, { workerData });
      const outcome = await ask(worker, task);
      if (outcome.died) worker = undefined;
      take(outcome.outcome);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, runThread));
};

/** Has a thread judge one file. */
const ask = (worker: Worker, task: Task): Promise<{ outcome: Outcome; died: boolean }> =>
  new Promise((settle) => {
    const finish = (outcome: Outcome, died: boolean): void => {
      // Not removeAllListeners: that would take the thread's own away, too.
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      // An error that arrives late must not end the command.
      if (died) worker.on('error', () => undefined);
      settle({ outcome, died });
    };
    const die = (why: string): void =>
      finish(brokenFile(task, `Hantei failed in this file: ${why}`), true);
    const onMessage = (outcome: Outcome): void => finish(outcome, false);
    const onError = (error: Error): void => die(error.message);
    const onExit = (code: number): void => die(`its thread ended with status ${code}`);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
