/** The executable. */
import { availableParallelism } from 'node:os';
import { existsSync } from 'node:fs';
import { engines } from './engines.js';
import type { Io } from './io.js';
import { main } from './program.js';

const worker = new URL('./worker.js', import.meta.url);

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
