/** A whole file: its cases, and what is wrong with it beside them. */
import type { Checked, Document, Problem, Ruling } from '../../language/document.js';
import type { GameEntry, Loaded, ReadImport, SourceFile } from '../suite.js';
import { newestEditions } from '../editions.js';
import { makeCase } from './case.js';
import { type Edition, editionOf } from './edition.js';
import { errorsIn, type HeldCase, warningsIn, type Whole } from './file-problems.js';
import { type Catalogue, catalogueOf, type Parse, problemsWithin } from './imports.js';
import { nearest } from '../../language/names.js';

export { eachOnce } from './file-problems.js';

export const loadFile = (
  file: SourceFile,
  read: ReadImport,
  games: readonly GameEntry[],
  parse: Parse,
): Loaded => {
  const parsed = parse(file.text);
  const catalogue = catalogueOf(file.path, [parsed], read, parse);
  const editions = editionsOf(parsed.value, catalogue, games);
  const within = problemsWithin(parsed.value, parsed.problems);
  const held = parsed.value.rulings.flatMap((ruling) =>
    casesOf({
      file,
      ruling,
      catalogue,
      games,
      problems: within.get(ruling) ?? [],
      editionFor: (rulebook) => editions.get(rulebook),
    }),
  );
  const loose = looseIn(parsed, within);
  const whole = {
    document: parsed.value,
    loose,
    catalogue,
    games,
    editions: [...editions.values()],
  };
  return loaded(file.path, whole, held);
};

/** What does not parse, and stands in no ruling. */
export const looseIn = (
  { value, problems }: Checked<Document>,
  within: ReadonlyMap<object, readonly Problem[]>,
): readonly Problem[] => {
  if (problems.length === 0) return problems;
  const ofRulings = new Set(value.rulings.flatMap((ruling) => within.get(ruling) ?? []));
  return problems.filter((one) => !ofRulings.has(one));
};

const loaded = (path: string, whole: Whole, held: readonly HeldCase[]): Loaded => {
  let errors: readonly Problem[] | undefined;
  let problems: readonly Problem[] | undefined;
  return {
    path,
    document: whole.document,
    get errors() {
      return (errors ??= errorsIn(whole));
    },
    get problems() {
      return (problems ??= [...this.errors, ...warningsIn(whole, held)]);
    },
    cases: held.map(({ one }) => one),
  };
};

const editionsOf = (
  { rulings }: Document,
  catalogue: Catalogue,
  games: readonly GameEntry[],
): ReadonlyMap<string, Edition> => {
  const held = new Map<string, Ruling[]>();
  for (const ruling of rulings)
    for (const rulebook of new Set(ruling.rulebooks.map(({ text }) => text))) {
      const list = held.get(rulebook);
      if (list === undefined) held.set(rulebook, [ruling]);
      else list.push(ruling);
    }
  const editions = new Map<string, Edition>();
  for (const game of games) {
    const own = held.get(game.rulebook);
    if (own !== undefined) editions.set(game.rulebook, editionOf(game, catalogue, own));
  }
  return editions;
};

/** A ruling, and what it is read with. */
export interface RulingAbout {
  readonly file: SourceFile;
  readonly ruling: Ruling;
  readonly catalogue: Catalogue;
  readonly games: readonly GameEntry[];
  /** What does not parse in it. */
  readonly problems: readonly Problem[];
  /** The file's cards and boards under a rulebook; nothing where no game has it. */
  readonly editionFor: (rulebook: string) => Edition | undefined;
}

/** One for each rulebook; one that cannot be played where it names none. */
export const casesOf = (about: RulingAbout): readonly HeldCase[] => {
  const { file, ruling, games, problems } = about;
  const named = new Set(ruling.rulebooks.map(({ text }) => text));
  const rulebooks = named.size === 0 ? [''] : [...named];
  return rulebooks.map((rulebook) => {
    const edition = about.editionFor(rulebook);
    const standIn = edition === undefined ? standInFor(about, rulebook) : undefined;
    const one = makeCase({ file, ruling, rulebook, edition, standIn, games, problems });
    return { one, edition };
  });
};

/** The newest edition of the game that an unknown rulebook was probably meant to be of. */
const standInFor = (
  { games, catalogue, ruling }: RulingAbout,
  rulebook: string,
): Edition | undefined => {
  const gameOf = (id: string) => id.split('/')[0] ?? '';
  const near = nearest(gameOf(rulebook), new Set(games.map((game) => gameOf(game.rulebook))));
  const game = newestEditions(games).find((one) => gameOf(one.rulebook) === near);
  return game && editionOf(game, catalogue, [ruling]);
};
