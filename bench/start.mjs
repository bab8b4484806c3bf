/** Cold start: one ruling by the command, against node doing nothing. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rulingText } from './corpus.mjs';
import { heading, inTurn, row } from './measure.mjs';

mkdirSync('dist/bench-start', { recursive: true });
writeFileSync('dist/bench-start/one.ruling', rulingText(1));
const run = (args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: resolve('dist/bench-start'), ...env },
  });
  if (status !== 0) throw new Error(stderr || stdout);
};
const one = ['dist/hantei.cjs', 'run', 'dist/bench-start/one.ruling'];
const played = [...one, '--fresh'];
const times = await inTurn(
  {
    node: () => run(['-e', '0']),
    hantei: () => run(played),
    kept: () => run(one),
    first: () => run(played, { NODE_DISABLE_COMPILE_CACHE: '1' }),
  },
  21,
);
heading('Cold start: one ruling');
row('node -e 0', `${times.node.toFixed(0)} ms`);
row('hantei run', `${times.hantei.toFixed(0)} ms`);
row('difference', `${(times.hantei - times.node).toFixed(0)} ms`);
row('hantei run, of a verdict that is kept', `${times.kept.toFixed(0)} ms`);
row('hantei run, for the first time', `${times.first.toFixed(0)} ms`);
rmSync('dist/bench-start', { recursive: true, force: true });
