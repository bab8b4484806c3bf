/** `hantei lsp`: the language server, over stdin and stdout. It is a script of its own, so that no other verb reads it. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Failure, type Io } from './io.js';
import type * as Server from './lsp/main.js';

/** Serves until the editor says `exit`, or is gone. */
export const lsp = (io: Io): Promise<number> => {
  const script = io.worker && new URL('./language-server.cjs', io.worker);
  if (script === undefined || !existsSync(script))
    throw new Failure('this build of Hantei has no language server');
  const { serve } = createRequire(script)(fileURLToPath(script)) as typeof Server;
  return serve({ io, thread: script });
};
