/** `hantei drift`: how rulings come out under two editions of one rulebook. */
import type { Drift, Editions } from '../evidence/drift.js';
import type { GameEntry } from '../harness/suite.js';
import { driftJson, driftLines } from '../report/drift.js';
import type { Engine, Engines } from './engine.js';
import { defaultFolder, listFiles, readWanted, type Read } from './files.js';
import { complainTo, Failure, showLines, type Io } from './io.js';
import { type ImportReader, importReader } from './imports.js';
import { howToReport } from './package.js';
import { ruleFinder } from './rule-books.js';
import { startsAt } from './select.js';
import { suggestionLine } from './suggest.js';

export interface DriftOptions {
  readonly json?: boolean;
}

/** Carries the verb out: exit status 0 where no ruling drifts, 1 where one does, 2 where that cannot be said. */
export const drift = async (
  io: Io,
  engines: Engines,
  [first, second]: readonly [string, string],
  paths: readonly string[],
  options: DriftOptions,
): Promise<number> => {
  const engine = await engines.engine();
  const editions = editionsOf(engine.games, first, second);
  const from = paths.length === 0 ? [defaultFolder] : paths;
  const files = listFiles(from, { cwd: io.cwd, endings: ['.ruling'], takesLines: true });
  if (files.length === 0) throw new Failure(`no .ruling files in ${from.join(', ')}`);
  const reader = importReader(io.cwd);
  const broken: string[] = [];
  const drifts = files.flatMap((file) =>
    driftsIn(engine, readWanted(file, io.cwd, true), editions, reader, broken),
  );
  if (options.json === true) io.stdout.write(driftJson(editions, drifts));
  else showLines(io, io.stdout, driftLines(editions, drifts, ruleFinder(engine.games)));
  for (const one of broken) complainTo(io, one);
  if (broken.length > 0) complainTo(io, howToReport());
  const compared = drifts.filter(({ kind }) => kind !== 'unknown');
  if (broken.length > 0) return 2;
  if (compared.length === 0)
    throw new Failure(`no ruling in ${from.join(', ')} can be held against ${first} and ${second}`);
  return compared.some(({ kind }) => kind !== 'same') ? 1 : 0;
};

/** @throws Failure where they are no two editions of one game */
const editionsOf = (games: readonly GameEntry[], first: string, second: string): Editions => {
  const [a, b] = [editionNamed(games, first), editionNamed(games, second)];
  if (a === b) throw new Failure(`${first} is one edition; name two to compare`);
  const gameOf = ({ rulebook }: GameEntry): string => rulebook.split('/')[0] ?? '';
  if (gameOf(a) !== gameOf(b))
    throw new Failure(`${first} and ${second} are rulebooks of different games`);
  return { a, b };
};

const editionNamed = (games: readonly GameEntry[], id: string): GameEntry => {
  const found = games.find(({ rulebook }) => rulebook === id);
  if (found !== undefined) return found;
  const ids = games.map(({ rulebook }) => rulebook);
  throw new Failure(`no rulebook '${id}'; there are:\n${ids.join('\n')}${suggestionLine(id, ids)}`);
};

/** The rulings of one file that were asked for; what makes Hantei fail is said, and the other files go on. */
const driftsIn = (
  engine: Engine,
  { path, text, lines, problem }: Read,
  editions: Editions,
  reader: ImportReader,
  broken: string[],
): readonly Drift[] => {
  if (problem !== undefined) {
    broken.push(`${path}: ${problem.message}`);
    return [];
  }
  try {
    const all = engine.driftIn({ path, text }, reader.read, editions);
    const wanted = startsAt(
      all.map(({ line }) => line),
      lines,
    );
    return all.filter(({ line }) => wanted === undefined || wanted.has(line));
  } catch (error) {
    broken.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
};
