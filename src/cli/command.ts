/** The command as a process: everything but how its code was loaded. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { engines } from './engines.js';
import type { Io } from './io.js';
import { main } from './program.js';

/** Carries out what the process was started with, and sets its exit status. `worker`: the script of a thread. */
export const start = async (worker: URL): Promise<void> => {
  process.exitCode = await main(process.argv.slice(2), ioOf(worker), engines);
};

/** Node opens a stream when it is looked at for the first time, and takes as long as it takes to play a ruling. */
const ioOf = (worker: URL): Io => ({
  get stdout() {
    return untilClosed(process.stdout);
  },
  get stderr() {
    return untilClosed(process.stderr);
  },
  get stdin() {
    return process.stdin;
  },
  cwd: process.cwd(),
  env: process.env,
  cores: availableParallelism(),
  get worker() {
    return existsSync(worker) ? worker : undefined;
  },
  now: () => performance.now(),
});

/** `hantei run | head` closes the pipe early; nobody is left to be told. */
const untilClosed = (stream: NodeJS.WriteStream): NodeJS.WriteStream => {
  if (stream.listenerCount('error') === 0) stream.on('error', endWith);
  return stream;
};

const endWith = ({ code }: NodeJS.ErrnoException): void => {
  process.exit(code === 'EPIPE' ? (process.exitCode ?? 0) : 2);
};
