/** `hantei prove`: switches rules off, one at a time, and shows that the rulings notice. */
import { isDeepStrictEqual } from 'node:util';
import type { Limits } from '../kernel/game.js';
import { nearRules } from '../harness/compile/citations.js';
import type { GameEntry } from '../harness/suite.js';
import type { Book } from '../kernel/book.js';
import { isComplete, proofOf } from '../evidence/proof.js';
import { proofJson, proofLines } from '../report/proof.js';
import type { Engines } from './engine.js';
import { readExemptions } from './exempt.js';
import { defaultFolder, isNamedBy, listFiles, readWanted, type WantedFile } from './files.js';
import { complainTo, Failure, showLines, type Io } from './io.js';
import { keptTestimonies, type KeptTestimonies } from './kept-proof.js';
import { proveAll, type ProveFile } from './prove-all.js';
import type { FileProof } from './prove-file.js';
import { progressOn } from './progress.js';
import { demandRulebook } from './rule-books.js';
import { howToReport } from './package.js';

export interface ProveArguments {
  readonly rulebook?: string;
  /** Rules of which all the rulings that notice are to be found. */
  readonly rule?: readonly string[];
  readonly json?: boolean;
  readonly jobs?: number;
  /** Does not use what earlier runs have proven. */
  readonly fresh?: boolean;
  readonly maxSteps?: number;
  readonly maxSeconds?: number;
}

/** Seconds after which a run that does not end by itself is ended. */
const mostSeconds = 20;

/** Carries the verb out: exit status 1 where a citation is idle, a rule survives, or a ruling does not pass. */
export const prove = async (
  io: Io,
  engines: Engines,
  given: readonly string[],
  options: ProveArguments,
): Promise<number> => {
  const before = io.now();
  const games = await engines.games();
  if (options.rulebook !== undefined) demandRulebook(games, options.rulebook);
  for (const rule of options.rule ?? []) demandRule(booksOf(games), rule);
  const paths = given.length === 0 ? [defaultFolder] : given;
  const files = filesFor(io, paths, options);
  const exemptions = readExemptions(
    files.map(({ path }) => path),
    io.cwd,
  );
  const proofs = await proveFiles(io, engines, games, files, options);
  const missing = strayLine(files, proofs);
  if (missing !== undefined) throw new Failure(missing);
  const witnesses = proofs.flatMap((one) => one.witnesses);
  if (witnesses.length === 0 && proofs.every(({ verdicts }) => verdicts.length === 0))
    throw new Failure(`no rulings to prove in ${paths.join(', ')}`);
  const proof = proofOf(booksOf(games), witnesses, {
    exemptions,
    partial: new Set(files.filter(({ lines }) => lines.length > 0).map(({ path }) => path)),
  });
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const report = { proof, texts, rules: options.rule ?? [], milliseconds: io.now() - before };
  if (options.json === true) io.stdout.write(proofJson(report));
  else showLines(io, io.stdout, proofLines(report));
  return complainOfFiles(io, proofs) || !isComplete(proof) ? 1 : 0;
};

/** @throws Failure where no rulebook has a rule of that number that code carries out */
const demandRule = (books: readonly Book[], rule: string): void => {
  const entries = books.flatMap(({ entries }) => entries.get(rule) ?? []);
  if (entries.some(({ implemented }) => implemented)) return;
  const [entry] = entries;
  if (entry !== undefined) throw new Failure(`nothing carries ${rule} out: ${entry.reason}`);
  const near = books.flatMap((book) => nearRules(book, rule));
  throw new Failure(
    [
      `no rulebook has a rule ${rule}`,
      ...(near.length > 0 ? [`near it: ${near.join(', ')}`] : []),
    ].join('\n  '),
  );
};

const booksOf = (games: readonly GameEntry[]) => games.map(({ rules }) => rules.book);

/** @throws Failure where there is nothing to prove */
const filesFor = (io: Io, paths: readonly string[], options: ProveArguments): ProveFile[] => {
  const found = listFiles(paths, { cwd: io.cwd, endings: ['.ruling'], takesLines: true });
  if (found.length === 0) throw new Failure(`no .ruling files in ${paths.join(', ')}`);
  const limits: Partial<Limits> = options.maxSteps === undefined ? {} : { steps: options.maxSteps };
  const selection = { rulebook: options.rulebook, filter: undefined, shard: undefined };
  return found.map((wanted: WantedFile, index) => ({
    ...readWanted(wanted, io.cwd, isNamedBy(paths, io.cwd, wanted)),
    index,
    selection,
    limits,
  }));
};

const proveFiles = async (
  io: Io,
  engines: Engines,
  games: readonly GameEntry[],
  files: readonly ProveFile[],
  options: ProveArguments,
): Promise<readonly FileProof[]> => {
  const kept = keptTestimonies(io);
  const whole = files.filter(({ lines }) => lines.length === 0 && options.rulebook === undefined);
  const keep = keeperOf(kept, new Set(whole.map(({ path }) => path)));
  const progress = progressOn(io);
  const proving = proveAll(
    {
      cwd: io.cwd,
      books: booksOf(games),
      knownOf: options.fresh === true ? () => ({}) : kept.of,
      threads: io.worker && { script: io.worker, jobs: options.jobs ?? io.cores },
      engine: () => engines.engine(),
      seconds: options.maxSeconds ?? mostSeconds,
      rules: options.rule ?? [],
      onFile: (proof, done, total) => {
        keep(proof);
        progress.update(done, total, proof.path);
      },
    },
    files,
  );
  return proving.finally(() => {
    progress.clear();
    kept.end();
  });
};

/**
 * Keeps what was proven of each file, so that an interrupted run need not begin again.
 *
 * @param whole files all of whose rulings are heard: what is kept of others of theirs is of no use any longer
 */
const keeperOf = (kept: KeptTestimonies, whole: ReadonlySet<string>) => {
  const unsound = new Set<string>();
  return ({ path, witnesses, verdicts }: FileProof): void => {
    for (const { key, isSound } of witnesses) if (!isSound) unsound.add(key);
    if (verdicts.some(({ bug }) => bug)) return;
    const before = kept.of(path);
    const told = witnesses
      .filter(({ key }) => !unsound.has(key))
      .map(({ key, testimony }) => [key, testimony] as const);
    const now = { ...(whole.has(path) ? {} : before), ...Object.fromEntries(told) };
    if (!isDeepStrictEqual(before, now)) kept.keep(path, now);
  };
};

/** A line was asked for that stands above all the rulings of its file. */
const strayLine = (
  files: readonly ProveFile[],
  proofs: readonly FileProof[],
): string | undefined => {
  const stray = files.find(({ index, lines }) => {
    const begins = proofs.find((one) => one.index === index)?.begins ?? [];
    return begins.length > 0 && lines.some((line) => line < Math.min(...begins));
  });
  return stray && `${stray.path}: no ruling at line ${stray.lines.join(', ')}`;
};

/** What is wrong with files themselves; says whether anything is. */
const complainOfFiles = (io: Io, proofs: readonly FileProof[]): boolean => {
  const verdicts = proofs.flatMap((one) => one.verdicts);
  for (const { file, at, message } of verdicts) complainTo(io, `${file}:${at}: ${message}`);
  if (io.env['HANTEI_DEBUG'] === '1')
    for (const trace of proofs.flatMap(({ traces }) => traces)) complainTo(io, trace);
  if (verdicts.some(({ bug }) => bug)) complainTo(io, howToReport());
  return verdicts.length > 0;
};
