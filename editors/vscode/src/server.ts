/** The language server as it comes with the extension: a script of its own, which also is the thread that judges. */
import { availableParallelism } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { serve } from '../../../src/cli/lsp/server.js';
import { answerTasks } from '../../../src/cli/lsp/thread.js';

if (isMainThread) {
  const io = {
    stdout: process.stderr,
    stderr: process.stderr,
    stdin: process.stdin,
    cwd: process.cwd(),
    env: process.env,
    cores: availableParallelism(),
    build: undefined,
    worker: undefined,
    now: () => performance.now(),
  };
  void serve({ io, thread: new URL(import.meta.url) }).then((status) => process.exit(status));
} else answerTasks();
