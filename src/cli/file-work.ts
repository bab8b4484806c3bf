/** Work on files, one by one: in threads, where a ruling may end its thread and no more, or here. */
import type { Engine } from './engine.js';
import { type ImportReader, importReader } from './imports.js';
import { type Fatal, outlive, watchOver } from './outlive.js';
import { openPool } from './pool.js';

/** With what the work is done. */
export interface WorkMeans {
  readonly cwd: string;
  /** The script of the threads and how many there are; without it everything is done here. */
  readonly threads: { readonly script: URL; readonly jobs: number } | undefined;
  readonly engine: () => Promise<Engine>;
  /** Seconds that one run may take in a thread. */
  readonly seconds: number;
}

/** A kind of work on a file. */
export interface WorkKind<T, R> {
  /** What the script of the threads calls it. */
  readonly name: string;
  readonly here: (engine: Engine, task: T, reader: ImportReader) => R;
  /** What is said of a file where a thread ends that has not come to any ruling. */
  readonly broken: (task: T, why: string) => R;
}

export interface FileWork<T, R> {
  readonly work: (task: T) => Promise<R>;
  /** So many files are worked on at the same time. */
  readonly jobs: number;
  readonly end: () => Promise<void>;
}

/** A run that ends its thread, or that does not end itself, is passed over. */
export const fileWork = async <T extends { readonly fatal: readonly Fatal[] }, R>(
  { name, here, broken }: WorkKind<T, R>,
  { threads, cwd, engine, seconds }: WorkMeans,
  files: number,
): Promise<FileWork<T, R>> => {
  if (threads === undefined) {
    const own = await engine();
    const reader = importReader(cwd);
    const work = (task: T): Promise<R> => Promise.resolve(here(own, task, reader));
    return { work, jobs: 1, end: () => Promise.resolve() };
  }
  const jobs = Math.min(threads.jobs, files);
  const pool = await openPool(threads.script, jobs, { cwd });
  const work = (task: T): Promise<R> =>
    outlive(
      task,
      async (one) => {
        const watch = watchOver(one.cursor, seconds);
        try {
          return await pool.run<R>(name, one, watch.signal);
        } finally {
          watch.end();
        }
      },
      (why) => broken(task, why),
    );
  return { work, jobs, end: pool.end };
};
