/** `hantei coverage --language`: which words and which alternatives of the grammar the rulings use, and notice. */
import { alternativesOf, type Alternative } from '../evidence/language/alternatives.js';
import type { GrammarCoverage } from '../evidence/language/coverage.js';
import {
  type Alone,
  aloneIn,
  standingsOf,
  trial,
  type WordStanding,
} from '../evidence/language/words.js';
import { newestEditions } from '../harness/editions.js';
import type { GameEntry } from '../harness/suite.js';
import { languageWords, wordsOf } from '../harness/words/list.js';
import { languageJson, languageLines } from '../report/language.js';
import type { CoverageOptions } from './coverage.js';
import type { Engine, Engines } from './engine.js';
import { defaultFolder, isNamedBy, listFiles, readWanted } from './files.js';
import { importReader, type ImportRead, type ImportReader, recording } from './imports.js';
import { complainTo, Failure, showLines, type Io } from './io.js';
import { keptFates } from './kept-language.js';
import { type FileText, loadSafely } from './load-file.js';
import { howToReport } from './package.js';
import { progressOn } from './progress.js';
import { demandRulebook } from './rule-books.js';
import { isRulebook } from './select.js';

/** Carries the option out: exit status 0 whatever the figures are. */
export const coverageOfLanguage = async (
  io: Io,
  engines: Engines,
  given: readonly string[],
  options: CoverageOptions,
): Promise<number> => {
  refuseOthers(options);
  const engine = await engines.engine();
  if (options.rulebook !== undefined) demandRulebook(engine.games, options.rulebook);
  const games = engine.games.filter((game) =>
    isRulebook(game.rulebook, options.rulebook ?? game.rulebook),
  );
  const corpus = read(io, engine, games, given.length === 0 ? [defaultFolder] : given);
  const words = standings(io, games, corpus);
  const coverage = { words, grammar: corpus.grammar };
  if (options.json === true) io.stdout.write(languageJson(coverage));
  else showLines(io, io.stdout, languageLines(coverage));
  return 0;
};

/** @throws Failure for what only the figures of rulebooks have */
const refuseOthers = ({ html, against, update }: CoverageOptions): void => {
  const others = { '--html': html, '--against': against, '--update': update };
  for (const [name, value] of Object.entries(others))
    if (value !== undefined) throw new Failure(`--language and ${name} do not go together`);
};

interface Corpus {
  readonly rulings: readonly Alone[];
  /** What was read beside each file. */
  readonly reads: ReadonlyMap<string, readonly ImportRead[]>;
  readonly grammar: GrammarCoverage;
}

/** @throws Failure where there is nothing to read */
const read = (
  io: Io,
  engine: Engine,
  games: readonly GameEntry[],
  paths: readonly string[],
): Corpus => {
  const files = listFiles(paths, { cwd: io.cwd, endings: ['.ruling'], takesLines: false });
  if (files.length === 0) throw new Failure(`no .ruling files in ${paths.join(', ')}`);
  const { all, usedIn } = alternativesOf();
  const used = new Set<Alternative>();
  const rulings: Alone[] = [];
  const reads = new Map<string, readonly ImportRead[]>();
  const progress = progressOn(io);
  const reader = importReader(io.cwd);
  let silent = 0;
  for (const [at, wanted] of files.entries()) {
    const file = readWanted(wanted, io.cwd, isNamedBy(paths, io.cwd, wanted));
    const found = readFile(engine, games, file, reader);
    rulings.push(...found.rulings);
    reads.set(file.path, found.reads);
    silent += found.silent;
    for (const one of usedIn(file.text)) used.add(one);
    progress.update(at + 1, files.length, file.path);
  }
  progress.clear();
  if (silent > 0)
    complainTo(
      io,
      `left out, since they do not pass by themselves or are too long: ${silent === 1 ? '1 ruling' : `${silent} rulings`}`,
    );
  return { rulings, reads, grammar: { all, used } };
};

interface ReadFile {
  readonly rulings: readonly Alone[];
  readonly reads: readonly ImportRead[];
  /** Rulings, or files, that can say nothing. */
  readonly silent: number;
}

const readFile = (
  engine: Engine,
  games: readonly GameEntry[],
  file: FileText,
  reader: ImportReader,
): ReadFile => {
  const imports = recording(reader);
  const loaded = loadSafely(engine, file, imports.reader, []);
  const reads = [...imports.reads];
  if (!('cases' in loaded)) return { rulings: [], reads, silent: 1 };
  const isAmong = (all: readonly GameEntry[], rulebook: string): boolean =>
    all.some((game) => game.rulebook === rulebook);
  // What is held against a rulebook that there is not says nothing either, and is told.
  const wanted = loaded.cases.filter(
    ({ rulebook }) => isAmong(games, rulebook) || !isAmong(engine.games, rulebook),
  );
  const rulings = aloneIn({ ...loaded, cases: wanted }, reader.read, games);
  return { rulings, reads, silent: wanted.length - rulings.length };
};

const standings = (
  io: Io,
  games: readonly GameEntry[],
  { rulings, reads }: Corpus,
): readonly WordStanding[] => {
  const words = [...newestEditions(games).flatMap(wordsOf), ...languageWords];
  const kept = keptFates(io);
  const progress = progressOn(io);
  let failed = 0;
  const found = standingsOf(
    words,
    rulings,
    (alone, variant) => {
      const { path: file, rulebook } = alone.heard;
      const about = { file, rulebook, text: variant.text, reads: reads.get(file) ?? [] };
      const fate = kept.of(about, () => trial(alone, variant));
      if (fate === 'failed') failed++;
      return fate;
    },
    (done) => progress.update(done, words.length, words[done - 1]?.word ?? '', 'words'),
  );
  progress.clear();
  kept.end();
  if (failed > 0) {
    const texts = failed === 1 ? '1 text that was' : `${failed} texts that were`;
    complainTo(io, `Hantei failed in ${texts} tried\n${howToReport()}`);
  }
  return found;
};
