/**
 * Measures Hantei beside its peers, in turn on the same machine, and prints medians and ratios.
 *
 *     npm run bench              everything
 *     npm run bench -- parse     one part: rulings, search, parse, growth, cucumber, start, kept, memory, editor
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = [
  'rulings',
  'search',
  'parse',
  'growth',
  'cucumber',
  'start',
  'kept',
  'memory',
  'editor',
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are: ${parts.join(', ')}`);
  process.exit(2);
}

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--bundles'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

for (const part of wanted.length > 0 ? wanted : parts) {
  // Each part in a process of its own, so that none finds the memory or the compiled code of another.
  const run = spawnSync(process.execPath, ['--expose-gc', `bench/${part}.mjs`], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(1);
}
