/** `hantei coverage`: how far the rulebooks are carried out, cited and proven. */
import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { coverageOf, coveredRules, type BookCoverage } from '../evidence/coverage.js';
import {
  compareStandings,
  keptOf,
  standingsText,
  readKept,
  type KeptStandings,
} from '../evidence/kept-standings.js';
import { wordingOf } from '../evidence/official/text.js';
import type { Verdict } from '../harness/verdict.js';
import { comparisonLines } from '../report/coverage-change.js';
import type { LinkTo } from '../report/coverage-page/page.js';
import { coverageJson, coverageLines } from '../report/coverage.js';
import { blank, line, piece } from '../report/lines.js';
import type { FileOutcome, Settings, Task } from './docket.js';
import type { Engines } from './engine.js';
import { defaultFolder } from './files.js';
import { complainTo, Failure, reasonOf, showLines, sinkColumns, type Io } from './io.js';
import { judgeTasks, type Judging, listRulings, readTasks, strayLine } from './judge-tasks.js';
import { keptProof } from './kept-proof.js';
import { keptVerdicts } from './kept-verdicts.js';
import { officialTexts } from './official-texts.js';
import { writeOut } from './output.js';
import { howToReport } from './package.js';
import { readText } from './read-text.js';
import { demandRulebook } from './rule-books.js';
import { isRulebook } from './select.js';

export interface CoverageOptions {
  readonly rulebook?: string;
  readonly json?: boolean;
  /** Words and grammar in place of rules. */
  readonly language?: boolean;
  /** The page is written here. */
  readonly html?: string;
  /** Standings written down before. */
  readonly against?: string;
  readonly update?: boolean;
  readonly jobs?: number;
}

/** Carries the verb out: exit status 1 where a number stands worse than was written down. */
export const coverage = async (
  io: Io,
  engines: Engines,
  paths: readonly string[],
  options: CoverageOptions,
): Promise<number> => {
  const games = await engines.games();
  if (options.rulebook !== undefined) demandRulebook(games, options.rulebook);
  const before = keptBefore(io, options);
  const judging = judgingOf(io, engines, paths, options);
  const tasks = readTasks(judging, listRulings(judging));
  const verdicts = await verdictsOn(judging, tasks);
  const chosen = games
    .filter(({ rulebook }) => isRulebook(rulebook, options.rulebook ?? rulebook))
    .map(({ rules }) => rules.book);
  const proof = keptProof(io, await engines.engine(), chosen, tasks);
  const books = coverageOf(chosen, verdicts, proof);
  if (options.json === true) io.stdout.write(coverageJson(books));
  else showLines(io, io.stdout, coverageLines(books, sinkColumns(io.stdout)));
  complainOf(io, verdicts);
  if (options.json === true) complainOfProof(io, books);
  if (options.html !== undefined) await writePage(io, options.html, books, verdicts);
  if (options.html !== undefined && options.json !== true)
    showLines(io, io.stdout, [line(0, piece('wrote', 'good'), ` ${options.html}`)]);
  return before === undefined ? 0 : conclude(io, books, before, options);
};

const judgingOf = (
  io: Io,
  engines: Engines,
  paths: readonly string[],
  { rulebook, jobs }: CoverageOptions,
): Judging => {
  const settings: Settings = {
    selection: { rulebook, filter: undefined, shard: undefined },
    limits: {},
    bail: false,
    debug: io.env['HANTEI_DEBUG'] === '1',
    explains: false,
  };
  const from = paths.length === 0 ? [defaultFolder] : paths;
  const kept = keptVerdicts(io, settings, false);
  return { io, engines, paths: from, settings, kept, jobs };
};

/** @throws Failure where a line was asked for at which there is no ruling */
const verdictsOn = async (
  judging: Judging,
  tasks: readonly Task[],
): Promise<readonly Verdict[]> => {
  const outcomes: FileOutcome[] = [];
  await judgeTasks(judging, tasks, (_file, outcome) => {
    outcomes.push(outcome);
    return Promise.resolve();
  });
  const stray = strayLine(tasks, outcomes);
  if (stray !== undefined) throw new Failure(stray);
  return outcomes.flatMap(({ verdicts }) => verdicts);
};

/** Figures are figures also where rulings fail, but whoever reads them should know. */
const complainOf = (io: Io, verdicts: readonly Verdict[]): void => {
  const bad = verdicts.filter(({ verdict }) => verdict !== 'pass').length;
  if (bad > 0)
    complainTo(
      io,
      `${bad} of ${verdicts.length} rulings do not pass (hantei run shows them); the rules they cite count as cited only`,
    );
  if (verdicts.some(({ bug }) => bug)) complainTo(io, howToReport());
};

/** The table says by itself what is not known; figures do not. */
const complainOfProof = (io: Io, books: readonly BookCoverage[]): void => {
  const open = books.flatMap(coveredRules).filter(({ proof }) => proof === 'open').length;
  if (open > 0)
    complainTo(io, `not known of ${open} rules whether they are proven: hantei prove finds it out`);
};

/** The standings written down before; with `--update` there need be none yet. */
const keptBefore = (io: Io, { against, update }: CoverageOptions): KeptStandings | undefined => {
  if (against === undefined) {
    if (update === true)
      throw new Failure('--update needs to know the file: --against FILE --update');
    return undefined;
  }
  const path = resolve(io.cwd, against);
  if (update === true && !existsSync(path)) return new Map();
  const read = readKept(readText(path, against));
  if ('kept' in read) return read.kept;
  const help = 'hantei coverage --against FILE --update writes a new one where there is none';
  throw new Failure(`${against}: ${read.fault}\n${help}`);
};

const writePage = async (
  io: Io,
  file: string,
  books: readonly BookCoverage[],
  verdicts: readonly Verdict[],
): Promise<void> => {
  const path = resolve(io.cwd, file);
  const { coveragePage, pageData } = await import('../report/coverage-page/page.js');
  const linkTo = linksFrom(io.cwd, dirname(path));
  const texts = officialTexts(io);
  const officialText = (rulebook: string, number: string): string | undefined => {
    const rule = texts(rulebook)?.(number);
    return rule && wordingOf(rule);
  };
  const data = pageData(books, verdicts, { linkTo, officialText });
  writeText(path, file, coveragePage(data));
};

/** Addresses of files for a page in this folder; of a file that is not there, nothing. */
const linksFrom =
  (cwd: string, folder: string): LinkTo =>
  (file) => {
    const path = resolve(cwd, file);
    if (!existsSync(path)) return undefined;
    const steps = relative(folder, path).split(sep).map(encodeURIComponent);
    // The dot keeps a name with a colon from being read as a protocol.
    return ['.', ...steps].join('/');
  };

const conclude = (
  io: Io,
  books: readonly BookCoverage[],
  before: KeptStandings,
  { against = '', update, json }: CoverageOptions,
): number => {
  const isUpdated = update === true;
  const comparison = compareStandings(books, before);
  if (isUpdated) writeText(resolve(io.cwd, against), against, standingsText(keptOf(books, before)));
  const sink = json === true ? io.stderr : io.stdout;
  showLines(io, sink, [blank, ...comparisonLines(comparison, against, isUpdated)]);
  return comparison.lost.length > 0 && !isUpdated ? 1 : 0;
};

/** @throws Failure where the file cannot be written; then nothing of it is */
const writeText = (path: string, shown: string, text: string): void => {
  try {
    writeOut(path, text);
  } catch (error) {
    throw new Failure(`${shown}: cannot be written: ${reasonOf(error)}`);
  }
};
