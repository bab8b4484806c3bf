/** The same number of five-step scenarios under cucumber-js and under Hantei: end to end, and with start-up taken off. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cucumberSteps, featureText, rulingText } from './corpus.mjs';
import { heading, inTurn, row } from './measure.mjs';

const folder = 'dist/bench-cucumber';
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'steps'), { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
writeFileSync(join(folder, 'steps', 'steps.js'), cucumberSteps);

const sizes = [1, 1_000, 10_000];
for (const size of sizes) {
  writeFileSync(join(folder, `${size}.feature`), featureText(size));
  writeFileSync(join(folder, `${size}.ruling`), rulingText(size));
}

const env = { ...process.env, XDG_CACHE_HOME: resolve(folder) };
const run = (args, cwd = '.') => {
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr || stdout}`.slice(0, 2000));
};
const cucumber = resolve('node_modules/@cucumber/cucumber/bin/cucumber.js');
const underCucumber = (size) =>
  run([cucumber, `${size}.feature`, '--require', 'steps/*.js', '--format', 'summary'], folder);
const underHantei = (size) =>
  run(['dist/hantei.cjs', 'run', '--fresh', '--jobs', '1', join(folder, `${size}.ruling`)]);

const times = await inTurn(
  Object.fromEntries(
    sizes.flatMap((size) => [
      [`cucumber ${size}`, () => underCucumber(size)],
      [`hantei ${size}`, () => underHantei(size)],
    ]),
  ),
  3,
);

for (const size of sizes.slice(1)) {
  const [theirs, ours] = [times[`cucumber ${size}`], times[`hantei ${size}`]];
  const [theirStart, ourStart] = [times['cucumber 1'], times['hantei 1']];
  heading(`Scenarios: ${size} of five steps`);
  row('cucumber-js, end to end', `${(theirs / 1000).toFixed(2)} s`);
  row('hantei, end to end', `${(ours / 1000).toFixed(2)} s`);
  row('ratio', (theirs / ours).toFixed(2));
  row('ratio with start-up taken off', ((theirs - theirStart) / (ours - ourStart)).toFixed(2));
}
rmSync(folder, { recursive: true, force: true });
