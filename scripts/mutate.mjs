/**
 * `npm run mutate`: changes the code of rules in small ways, one at a time, and looks whether the rulings notice.
 *
 *     npm run mutate                                    the rules of all games, and the kernel
 *     npm run mutate -- --game fire-force               the rules of one game
 *     npm run mutate -- --game fire-force --rule 802.1  the code of one number
 *     npm run mutate -- --game fire-force --part 8-     the parts of one game with this in their name
 *     npm run mutate -- --part 'games/fire-force$'      the parts whose name ends so
 *     npm run mutate -- --kernel
 *     npm run mutate -- --game fire-force --survivors   of one game, only what survived the last time
 *     npm run mutate -- --game fire-force --sample 5    one mutant in five, the same ones each time
 *     npm run mutate -- --kernel --patience 10          what rulings have not noticed after twice ten seconds has survived
 *
 * Stryker makes the changes (mutants); every ruling is a test. The code is taken in parts, a chapter or a file of the
 * kernel each. What a part came to is kept in .mutation/: a run that was broken off goes on where it stopped, and of a
 * part that has changed only what is new is tried again. A mutant that makes no difference, or none that a ruling could
 * show, stands with its reason in rulings/mutants.json.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { Stryker } from '@stryker-mutator/core';
import { excusesIn, excuseFor, isNoticed, needless } from './mutate/excuses.mjs';
import { codeOf } from './mutate/rule-code.mjs';
import { isInSample } from './mutate/sample.mjs';
import { wholeNumber } from './whole-number.mjs';

const options = new Command('npm run mutate --')
  .description('change the code of rules in small ways, and look whether the rulings notice')
  .option('--game <name>', 'the rules of this game alone')
  .option('--rule <number>', 'the code of one number of that game')
  .option('--part <text>', 'the parts with this in their name, or $ behind it at its end', '')
  .option('--kernel', 'the kernel alone')
  .option('--jobs <n>', 'at once (default: as many as there are cores)', wholeNumber)
  .option('--patience <n>', 'seconds for a ruling, twice', wholeNumber)
  .option('--sample <n>', 'one mutant in so many, the same ones each time', wholeNumber)
  .option('--fresh', 'all again, whatever earlier runs have found')
  .option('--survivors', 'only what survived the last time')
  .parse()
  .opts();

const kept = '.mutation';
const listed = 'rulings/mutants.json';

/** The files of a kind below a folder, in order. */
const under = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith(ending))
    .sort();

/** The files with rules of a game, by chapter; what only names words and numbers is looked at by other tests. */
const partsOfGame = (game) => {
  const folder = `src/games/${game}`;
  const parts = new Map();
  for (const file of under(folder, '.ts')) {
    const part = dirname(file);
    if (/\/(?:editions|vocabulary)\b/.test(part)) continue;
    parts.set(part, [...(parts.get(part) ?? []), file]);
  }
  return [...parts].map(([name, mutate]) => ({ name, mutate, rulings: `rulings/${game}` }));
};

const partsOfKernel = () =>
  under('src/kernel', '.ts').map((file) => ({ name: file, mutate: [file], rulings: 'rulings' }));

const games = () => under('src/games', '/game.ts').map((file) => basename(dirname(file)));

const chosen = async () => {
  const { game, rule, kernel } = options;
  if (rule !== undefined) {
    if (game === undefined) throw new Error('--rule needs --game: which book the number is of');
    return [
      {
        name: `${game} ${rule}`,
        mutate: await codeOf(game, rule),
        rulings: `rulings/${game}`,
      },
    ];
  }
  if (game !== undefined && !games().includes(game))
    throw new Error(`there is no game ${game}; there are ${games().join(', ')}`);
  if (game !== undefined) return partsOfGame(game);
  return kernel ? partsOfKernel() : [...games().flatMap(partsOfGame), ...partsOfKernel()];
};

const digestOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const sources = () => [
  ...under('src', '.ts'),
  ...under('grammar', '.ts'),
  ...under('scripts/mutate', '.mjs'),
];

const filesOf = ({ mutate }) => new Set(mutate.map((one) => one.replace(/:.*$/, '')));

const samples = new Map();

/** Few mutants of each part: those of all parts that have the same rulings are tried in one go. */
const sampleOf = async (part, parts) => {
  const { rulings } = part;
  const together = parts.filter((one) => one.rulings === rulings);
  if (!samples.has(rulings)) {
    const mutate = together.flatMap((one) => one.mutate);
    samples.set(rulings, await mutantsOf({ mutate, rulings }, { incremental: false }));
  }
  const files = filesOf(part);
  return samples.get(rulings).filter(({ file }) => files.has(file));
};

/** What a part came to: kept, unless something has changed on which it depends. */
const resultOf = async (part, parts, excuses) => {
  const files = filesOf(part);
  const others = digestOf(sources().filter((file) => !files.has(file)));
  const name = part.name.replaceAll(/[^a-z0-9.-]+/gi, '-');
  const incrementalFile = join(kept, `${name}.${others}.json`);
  const done = join(kept, `${name}.done.json`);
  const key = digestOf([...sources(), ...under('rulings', '.ruling')]);
  if (options.fresh) rmSync(incrementalFile, { force: true });
  const known = existsSync(done) ? JSON.parse(readFileSync(done, 'utf8')) : undefined;
  if (options.survivors && known !== undefined) {
    const mutants = await survivorsAgain(part, known.mutants, excuses);
    // Without a key: what the others come to by now is not known.
    writeFileSync(done, `${JSON.stringify({ mutants })}\n`);
    return mutants;
  }
  if (!options.fresh && known?.key === key) return known.mutants;
  if (options.sample !== undefined) {
    const mutants = await sampleOf(part, parts);
    // Without a key: the others have still to be tried.
    writeFileSync(done, `${JSON.stringify({ mutants })}\n`);
    return mutants;
  }
  const mutants = await mutantsOf(part, { incremental: true, incrementalFile });
  writeFileSync(done, `${JSON.stringify({ key, mutants })}\n`);
  return mutants;
};

/** Tries what survived the last time and has no reason: where it stood, or all of a file that has changed since. */
const survivorsAgain = async (part, known, excuses) => {
  const left = known.filter((one) => !isNoticed(one) && !excuseFor(excuses, one));
  const changed = new Set(
    known
      .filter((one) => textIn(linesOf(one.file), placeOf(one)) !== one.was)
      .map(({ file }) => file),
  );
  const places = left.filter(({ file }) => !changed.has(file)).map((one) => rangeOf(one));
  const mutate = [...changed, ...new Set(places)];
  if (mutate.length === 0) return known;
  const again = await mutantsOf({ ...part, mutate }, { incremental: false });
  const tried = new Set(again.map(identity));
  return [...known.filter((one) => !changed.has(one.file) && !tried.has(identity(one))), ...again];
};

const identity = ({ file, row, column, was, becomes }) =>
  [file, row, column, was, becomes].join('\0');

/** From where a mutant starts to behind its last character, as Stryker counts: lines from 1, columns from 1. */
const placeOf = ({ row, column, was }) => {
  const lines = was.split('\n');
  const last = lines.at(-1).length;
  return {
    start: { line: row, column },
    end: { line: row + lines.length - 1, column: last + (lines.length === 1 ? column : 1) },
  };
};

/** As Stryker is told it: columns from 0. */
const rangeOf = (mutant) => {
  const { start, end } = placeOf(mutant);
  return `${mutant.file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
};

/** What was left alone, and what is not of the sample. */
const untried = new Set(['Ignored', 'RuntimeError']);

/** In milliseconds; the machine may have other things to do. */
const hungAfter = () => 60_000 + 10_000 * (options.patience ?? 60);

const mutantsOf = async ({ mutate, rulings }, how) => {
  // The code may go on changing while mutants of it are tried.
  const texts = new Map([...filesOf({ mutate })].map((file) => [file, linesOf(file)]));
  const found = await new Stryker({
    mutate,
    testRunner: 'corpus',
    plugins: ['./scripts/mutate/runner.mjs', './scripts/mutate/tried.mjs'],
    corpus: {
      rulings,
      patience: options.patience,
      sample: options.sample,
      tellsAll: how.incremental,
      tried: resolve(kept, 'tried.jsonl'),
      foundOut: resolve(kept, 'found-out'),
    },
    buildCommand: 'node scripts/mutate/bundle.mjs',
    coverageAnalysis: 'perTest',
    // What is worked out when a file is read is part of no ruling.
    ignoreStatic: true,
    ignorers: ['unplayed'],
    ...how,
    ignorePatterns: ['dist', 'docs', 'test', kept],
    tempDirName: join(kept, 'sandbox'),
    concurrency: options.jobs ?? cpus().length,
    reporters: ['tried'],
    checkers: [],
    allowEmpty: true,
    disableTypeChecks: false,
    timeoutMS: hungAfter(),
    dryRunTimeoutMinutes: 60,
    logLevel: 'error',
  }).runMutationTest();
  return found
    .filter(({ status }) => !untried.has(status))
    .filter((one) => one.status !== 'NoCoverage' || isInSample(one, options.sample ?? 1))
    .map(({ fileName, location, mutatorName, replacement, status }) => {
      const file = relative('.', fileName);
      const lines = texts.get(file);
      return {
        file,
        row: location.start.line,
        line: lines[location.start.line - 1],
        column: location.start.column,
        was: textIn(lines, location),
        mutator: mutatorName,
        becomes: replacement,
        status,
      };
    });
};

const linesOf = (file) => readFileSync(file, 'utf8').split('\n');

const textIn = (lines, { start, end }) =>
  lines
    .slice(start.line - 1, end.line)
    .map((line, at) =>
      line.slice(
        at === 0 ? start.column - 1 : 0,
        at === end.line - start.line ? end.column - 1 : undefined,
      ),
    )
    .join('\n');

const percent = (count, of) => (of === 0 ? '-' : `${((100 * count) / of).toFixed(1)} %`);

const tell = (name, mutants, excused) => {
  const noticed = mutants.filter(isNoticed).length;
  const share = percent(noticed, mutants.length - excused);
  const rest = excused === 0 ? '' : `, ${excused} with a reason`;
  console.log(`${share.padStart(8)}  ${name}  ${noticed} of ${mutants.length} noticed${rest}`);
};

const shown = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100);

/** Whether a part is one of those asked for: its name has the text in it, or ends with what stands before a `$`. */
const isAskedFor = ({ name }, asked) =>
  asked.endsWith('$') ? name.endsWith(asked.slice(0, -1)) : name.includes(asked);

const run = async () => {
  mkdirSync(kept, { recursive: true });
  const excuses = excusesIn(listed);
  const all = [];
  const parts = (await chosen()).filter((part) => isAskedFor(part, options.part));
  if (parts.length === 0) throw new Error(`no part is called ${options.part}`);
  for (const part of parts) {
    const mutants = await resultOf(part, parts, excuses);
    all.push(...mutants);
    tell(
      part.name,
      mutants,
      mutants.filter((one) => excuseFor(excuses, one) && !isNoticed(one)).length,
    );
  }
  const survivors = all.filter((one) => !isNoticed(one) && !excuseFor(excuses, one));
  for (const { file, row, column, was, becomes } of survivors)
    console.log(`\n${file}:${row}:${column}\n  - ${shown(was)}\n  + ${shown(becomes)}`);
  console.log();
  tell('all', all, all.length - all.filter(isNoticed).length - survivors.length);
  const wrong = needless(excuses, all, options.sample !== undefined);
  for (const one of wrong) console.log(`${listed}: ${one}`);
  return wrong.length === 0 ? 0 : 1;
};

run().then(
  (status) => (process.exitCode = status),
  (error) => {
    console.error(`mutate: ${error.message}`);
    process.exitCode = 2;
  },
);
