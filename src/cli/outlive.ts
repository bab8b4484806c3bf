/** Tasks of threads that go on where a ruling ends its thread: the file is done again without that ruling. */
import { newCursor, cursorPlace } from './cursor.js';

/** A run that ended its thread, and what was said of it. */
export interface Fatal {
  /** The ruling's place among those of its file. */
  readonly at: number;
  /** The rule that was off, or nothing. */
  readonly rule: string;
  readonly why: string;
}

/** A task in whose cursor the thread notes where it is. */
export type Followed<T> = T & { readonly cursor: SharedArrayBuffer };

/**
 * Has a thread work on a file.
 *
 * @param work sends the task to a thread
 * @param broken what is said of the file where the thread ends before any ruling, or again where it did before
 */
export const outlive = async <T extends { readonly fatal: readonly Fatal[] }, R>(
  task: T,
  work: (task: Followed<T>) => Promise<R>,
  broken: (why: string) => R,
): Promise<R> => {
  const cursor = newCursor();
  try {
    return await work({ ...task, cursor });
  } catch (error) {
    const { at, rule } = cursorPlace(cursor);
    const why = error instanceof Error ? error.message : String(error);
    const isKnown = task.fatal.some((run) => run.at === at && run.rule === rule);
    if (at < 0 || isKnown) return broken(why);
    return outlive({ ...task, fatal: [...task.fatal, { at, rule, why }] }, work, broken);
  }
};

/** Gives the signal to end a thread that has been at one run for too long; starting and reading take what they take. */
export const watchOver = (
  cursor: SharedArrayBuffer,
  seconds: number,
): { readonly signal: AbortSignal; readonly end: () => void } => {
  const controller = new AbortController();
  const looks = 4;
  let last = 0;
  let idle = 0;
  // Looks are counted, not time: a machine that slept has not been waiting.
  const look = (): void => {
    const { runs } = cursorPlace(cursor);
    idle = runs === 0 || runs !== last ? 0 : idle + 1;
    last = runs;
    if (idle > looks) controller.abort();
  };
  const timer = setInterval(look, (seconds * 1000) / looks);
  return { signal: controller.signal, end: () => clearInterval(timer) };
};
