/** Where the code of a number stands. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The stretches of files with the units of a number: `file.ts:12-30`. */
export const codeOf = (game, rule) => {
  const { stdout } = spawnSync(
    process.execPath,
    ['dist/hantei.cjs', 'rules', rule, '--rulebook', game, '--json'],
    { encoding: 'utf8' },
  );
  const entry = JSON.parse(stdout || '[]').find((one) => one.rule === rule);
  if (entry === undefined) throw new Error(`${game} has no rule ${rule}`);
  if (entry.units.length === 0) throw new Error(`no code carries ${rule} out`);
  return [...new Set(entry.units.map(({ name, source }) => stretchOf(name.split('.')[0], source)))];
};

/** From the line that exports a unit to the one before what is declared next. */
const stretchOf = (name, file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(`export const ${name} `));
  if (from < 0) throw new Error(`${file} exports no ${name}`);
  const next = lines.findIndex(
    (line, at) => at > from && /^(?:export |const |type |interface )/.test(line),
  );
  return `${file}:${from + 1}-${next < 0 ? lines.length : next}`;
};
