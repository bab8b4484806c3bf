/** The command as a process: everything but how its code was loaded. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { engines } from './engines.js';
import type { Io } from './io.js';
import { main } from './program.js';

/** Carries out what the process was started with, and sets its exit status. `worker`: the script of a thread. */
export const start = async (worker: URL): Promise<void> => {
  const io: Io = {
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    cwd: process.cwd(),
    env: process.env,
    cores: availableParallelism(),
    worker: existsSync(worker) ? worker : undefined,
    now: () => performance.now(),
  };
  // `hantei run | head` closes the pipe early; nobody is left to be told.
  for (const sink of [process.stdout, process.stderr])
    sink.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? (process.exitCode ?? 0) : 2);
    });
  process.exitCode = await main(process.argv.slice(2), io, engines);
};
