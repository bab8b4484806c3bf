/** The command as a process, with the parlour game alone; its wild worker stands beside it. */
import type { Io } from '../../src/cli/io.js';
import { main } from '../../src/cli/program.js';
import { wild } from '../evidence/parlour.js';
import { parlourEngines } from './parlour-engine.js';

const io: Io = {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  cwd: process.cwd(),
  env: process.env,
  cores: 1,
  build: 'a build',
  worker: new URL('./wild-worker.mjs', import.meta.url),
  now: () => performance.now(),
};

process.exitCode = await main(process.argv.slice(2), io, parlourEngines(wild));
