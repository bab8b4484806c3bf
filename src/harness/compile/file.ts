/** A whole file: its cases, and what is wrong with it beside them. */
import type { Checked, Document, Problem, Ruling } from '../../language/document.js';
import type { Case, GameEntry, Loaded, ReadImport, SourceFile } from '../suite.js';
import { makeCase } from './case.js';
import {
  boardOf,
  boardPlan,
  cardProblems,
  type Edition,
  editionOf,
  plansOf,
  usedCardProblems,
} from './edition.js';
import { type Catalogue, catalogueOf, type Parse, problemsWithin } from './imports.js';
import type { Label } from './entries.js';
import { lexiconOf } from './lexicon.js';
import type { Plan } from './plan.js';
import { nearest } from '../../language/names.js';
import { problem } from './scope.js';
import { mentioned } from './script.js';

interface Whole {
  readonly file: SourceFile;
  readonly parsed: Checked<Document>;
  readonly catalogue: Catalogue;
  readonly games: readonly GameEntry[];
  /** By rulebook, for each that a ruling names and a game has. */
  readonly editions: ReadonlyMap<string, Edition>;
  readonly within: ReadonlyMap<object, readonly Problem[]>;
}

export const loadFile = (
  file: SourceFile,
  read: ReadImport,
  games: readonly GameEntry[],
  parse: Parse,
): Loaded => {
  const parsed = parse(file.text);
  const catalogue = catalogueOf(file, parsed, read, parse);
  const editions = editionsOf(parsed.value, catalogue, games);
  const within = problemsWithin(parsed.value, parsed.problems);
  const whole: Whole = { file, parsed, catalogue, games, editions, within };
  const cases = parsed.value.rulings.flatMap((ruling) => casesOf(whole, ruling));
  let problems: readonly Problem[] | undefined;
  return {
    path: file.path,
    document: parsed.value,
    get problems() {
      return (problems ??= fileProblems(whole));
    },
    cases,
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

/** One for each rulebook; one that cannot be played where it names none. */
const casesOf = (whole: Whole, ruling: Ruling): readonly Case[] => {
  const { file, games, editions, within } = whole;
  const named = new Set(ruling.rulebooks.map(({ text }) => text));
  const rulebooks = named.size === 0 ? [''] : [...named];
  const problems = within.get(ruling) ?? [];
  return rulebooks.map((rulebook) => {
    const edition = editions.get(rulebook);
    const standIn = edition === undefined ? standInFor(whole, ruling, rulebook) : undefined;
    return makeCase({ file, ruling, rulebook, edition, standIn, games, problems });
  });
};

/** An edition of the game that an unknown rulebook was probably meant to be of. */
const standInFor = (
  { games, catalogue }: Whole,
  ruling: Ruling,
  rulebook: string,
): Edition | undefined => {
  const gameOf = (id: string) => id.split('/')[0] ?? '';
  const near = nearest(gameOf(rulebook), new Set(games.map((game) => gameOf(game.rulebook))));
  const game = games.findLast((one) => gameOf(one.rulebook) === near);
  return game && editionOf(game, catalogue, [ruling]);
};

// ---------------------------------------------------------------- problems of the file

const fileProblems = (whole: Whole): readonly Problem[] => {
  const { parsed, catalogue, within } = whole;
  const ofRulings = new Set(parsed.value.rulings.flatMap((ruling) => within.get(ruling) ?? []));
  const editions = [...whole.editions.values()];
  return once([
    ...parsed.problems.filter((one) => !ofRulings.has(one)),
    ...catalogue.problems,
    ...duplicateRulings(parsed.value),
    ...editions.flatMap((edition) => usedProblems(edition)),
    ...idleCards(whole),
    ...idleLabels(whole),
  ]);
};

const duplicateRulings = ({ rulings }: Document): readonly Problem[] => {
  const first = new Map<string, Ruling>();
  return rulings.flatMap((ruling) => {
    const { text, at } = ruling.name;
    const before = first.get(text);
    if (before === undefined) {
      first.set(text, ruling);
      return [];
    }
    const help = `the first is in line ${before.name.at.line}`;
    return [problem('duplicate-ruling', at, `two rulings have the name ‘${text}’`, help)];
  });
};

/** Of boards and cards that the rulings of an edition use. */
const usedProblems = (edition: Edition): readonly Problem[] => {
  const plans = new Set<Plan>();
  const boards = new Set(edition.rulings.map((ruling) => boardOf(edition, ruling)));
  const problems: Problem[] = [];
  for (const board of boards)
    if (board !== undefined) problems.push(...boardPlan(edition, board).problems);
  for (const ruling of edition.rulings)
    for (const plan of plansOf(edition, ruling)) plans.add(plan);
  return [...problems, ...usedCardProblems(edition, [...plans])];
};

/**
 * Cards that no ruling of the file uses. Whose they are nobody says: they are looked at in the words of the game
 * that understands them best.
 */
const idleCards = ({ parsed, catalogue, editions, games }: Whole): readonly Problem[] => {
  const { cards, rulings } = parsed.value;
  const used = new Set<string>();
  for (const edition of editions.values())
    for (const ruling of edition.rulings)
      for (const plan of plansOf(edition, ruling)) for (const name of plan.uses) used.add(name);
  const among = editions.size > 0 ? [...editions.values()].map(({ game }) => game) : games;
  const lexicons = [...new Set(among.map(({ vocabulary }) => lexiconOf(vocabulary)))];
  return cards.flatMap((card) => {
    const { text, at } = card.name;
    const source = catalogue.cards.get(text);
    if (used.has(text) || source?.card !== card) return [];
    const best = lexicons
      .map((lexicon) => cardProblems(lexicon, source))
      .reduce<readonly Problem[] | undefined>(
        (least, found) => (least !== undefined && least.length <= found.length ? least : found),
        undefined,
      );
    const idle = rulings.length > 0 && editions.size > 0;
    const warning = idle
      ? [problem('unused-card', at, `no ruling here uses the card ‘${text}’`)]
      : [];
    return [...(best ?? source.problems), ...warning];
  });
};

/** Labels that no script, expectation or effect mentions; of a run of labels not all need be. */
const idleLabels = ({ editions }: Whole): readonly Problem[] => {
  const all = new Map<string, Label>();
  const used = new Set<string>();
  for (const edition of editions.values())
    for (const ruling of edition.rulings) {
      const plans = plansOf(edition, ruling);
      const words = new Set([...mentioned(ruling), ...plans.flatMap(spokenOf)]);
      for (const label of plans.flatMap(({ labels }) => labels)) {
        const key = `${label.at.start} ${label.name}`;
        all.set(key, label);
        if (label.run || words.has(label.name)) used.add(key);
      }
    }
  return [...all]
    .filter(([key]) => !used.has(key))
    .map(([, { name, at }]) => problem('unused-label', at, `nothing mentions the label ‘${name}’`));
};

const spokenOf = ({ steps }: Plan): readonly string[] =>
  steps.flatMap((step) => {
    if (step.is === 'effect') return step.labels.filter((label) => label !== undefined);
    return step.is === 'fact' ? [step.about] : [];
  });

/** Each problem once, though several editions found it. */
export const once = (problems: readonly Problem[]): readonly Problem[] => {
  const seen = new Set<string>();
  return problems.filter(({ code, at, message }) => {
    const key = `${code} ${at.start} ${at.end} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
