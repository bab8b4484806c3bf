/** The kernel, which the library does not show, with the library: bundled as one, so that both have the same kernel. */
import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const wanted = `
  export { advance, answer } from './src/kernel/machine.js';
  export { newGame, trialOf } from './src/kernel/copies.js';
  export { copyState } from './src/kernel/state.js';
  export { newLedger } from './src/kernel/ledger.js';
  export { digestOf, positionOf } from './src/kernel/position.js';
  export { games, load } from './src/index.js';
`;

export const kernel = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hantei-bench-'));
  const outfile = join(folder, 'kernel.mjs');
  try {
    await build({
      stdin: { contents: wanted, resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
