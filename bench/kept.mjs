/** The corpus unchanged: all of it played again, against the verdicts that are kept of it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { heading, inTurn, row } from './measure.mjs';

const cache = resolve('dist/bench-kept');
mkdirSync(cache, { recursive: true });
const run = (...options) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/hantei.cjs', 'run', ...options],
    { encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: cache } },
  );
  if (status !== 0) throw new Error(stderr || stdout);
};
const times = await inTurn({ fresh: () => run('--fresh'), kept: () => run() });
heading('The corpus, run again');
row('hantei run --fresh', `${times.fresh.toFixed(0)} ms`);
row('hantei run', `${times.kept.toFixed(0)} ms`);
row('ratio', (times.kept / times.fresh).toFixed(2));
rmSync(cache, { recursive: true, force: true });
