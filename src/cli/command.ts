/** The command as a process: everything but how its code was loaded. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { digest } from './digest.js';
import type { Engine } from './engine.js';
import { engines } from './engines.js';
import type { Io } from './io.js';
import { main } from './program.js';
import { standardStream } from './standard-streams.js';

/**
 * Carries out what the process was started with, and sets its exit status.
 *
 * @param source the text of this script
 * @param worker the script of a thread
 * @returns whether anything had to be played here
 */
export const start = async (source: string, worker: URL): Promise<boolean> => {
  let hasPlayed = false;
  const engine = (): Promise<Engine> => {
    hasPlayed = true;
    return engines.engine();
  };
  process.exitCode = await main(process.argv.slice(2), ioOf(source, worker), {
    ...engines,
    engine,
  });
  return hasPlayed;
};

const ioOf = (source: string, worker: URL): Io => ({
  get stdout() {
    return standardStream('stdout');
  },
  get stderr() {
    return standardStream('stderr');
  },
  get stdin() {
    return process.stdin;
  },
  cwd: process.cwd(),
  env: process.env,
  cores: availableParallelism(),
  get build() {
    return buildOf(source, worker);
  },
  get worker() {
    return existsSync(worker) ? worker : undefined;
  },
  now: () => performance.now(),
});

/** All the code that may judge, here or in a thread, and Node, which carries it out. */
const buildOf = (source: string, worker: URL): string =>
  digest(process.version, source, existsSync(worker) ? readFileSync(worker, 'utf8') : '');
