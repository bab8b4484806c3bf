/**
 * A file's cards and boards under one rulebook: compiled once, when first asked for, and shared by all its rulings.
 */
import type { CardDefinition } from '../../kernel/ability.js';
import type { World } from '../../kernel/game.js';
import { makeWorld } from '../../kernel/register.js';
import type {
  Board,
  CardDeclaration,
  BoardEntry,
  Given,
  Problem,
  Ruling,
} from '../../language/document.js';
import type { GameEntry } from '../suite.js';
import { type CompiledCard, compileCard, fillerDefinitions } from './cards.js';
import type { Cards } from './entries.js';
import { elsewhere, type Catalogue, type CardSource } from './imports.js';
import { cardsCalled, namesIn, valuesOn } from './named.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { type Background, type Plan, planBoard, type PlanStep } from './plan.js';
import { unreadIn } from './unread.js';
import { unruledIn } from './unruled.js';

export interface Edition {
  readonly game: GameEntry;
  readonly background: Background;
  readonly catalogue: Catalogue;
  /** Rulings held against this rulebook. */
  readonly rulings: readonly Ruling[];
  /** The plans of shared boards. */
  readonly boards: Map<Board, Plan>;
  /** The plans of rulings looked at lately. */
  readonly plans: Map<Ruling, readonly Plan[]>;
  /** The cards that its rulings use, those of them with problems, and the world they make: once somebody asks. */
  used: ReadonlySet<string> | undefined;
  faulty: ReadonlyMap<string, readonly Problem[]> | undefined;
  world: World | undefined;
}

export const editionOf = (
  game: GameEntry,
  catalogue: Catalogue,
  rulings: readonly Ruling[],
): Edition => ({
  game,
  catalogue,
  rulings,
  background: {
    lexicon: lexiconOf(game.vocabulary),
    rules: game.rules,
    cards: cardsIn(catalogue),
  },
  boards: new Map(),
  plans: new Map(),
  used: undefined,
  faulty: undefined,
  world: undefined,
});

const cardsIn = (catalogue: Catalogue): Cards => ({
  find: (name) => cardsCalled(catalogue, name),
  names: () => namesIn(catalogue),
  values: () => [
    ...namesIn(catalogue),
    ...[...catalogue.cards.values()].flatMap(({ card }) => valuesOn(card)),
  ],
});

// ---------------------------------------------------------------- plans

export const boardPlan = (edition: Edition, board: Board): Plan => {
  let plan = edition.boards.get(board);
  if (plan === undefined) {
    const planned = planBoard(edition.background, board.lines);
    const { problems, senses } = planned;
    const unread = unreadIn(edition.catalogue.words, [board.at], senses, problems);
    const unruled = unruledIn(edition.game, senses, problems);
    plan = { ...planned, problems: [...problems, ...unread, ...unruled] };
    edition.boards.set(board, plan);
  }
  return plan;
};

export const boardOf = ({ catalogue }: Edition, { board }: Ruling): Board | undefined =>
  board && catalogue.boards.get(board.text);

/** More rulings than people write into a file. The plans of more take much room, and are made again in no time. */
const mostPlans = 200;

/** The plans a ruling begins from: its shared board's, and its own. */
export const plansOf = (edition: Edition, ruling: Ruling): readonly Plan[] => {
  const known = edition.plans.get(ruling);
  if (known !== undefined) return known;
  const board = boardOf(edition, ruling);
  const shared = board && boardPlan(edition, board);
  const own = planBoard(edition.background, givenLines(ruling), shared);
  const plans = shared === undefined ? [own] : [shared, own];
  if (edition.plans.size >= mostPlans) edition.plans.clear();
  edition.plans.set(ruling, plans);
  return plans;
};

const givenLines = ({ blocks }: Ruling): readonly Given[] => {
  const lines: Given[] = [];
  for (const block of blocks) if (block.kind === 'given') lines.push(...block.lines);
  return lines;
};

// ---------------------------------------------------------------- cards

/** Names of the declared cards on the boards that the rulings of an edition stand on. */
export const usedCards = (edition: Edition): ReadonlySet<string> => {
  if (edition.used !== undefined) return edition.used;
  const used = new Set<string>();
  for (const board of boardsOf(edition)) addNames(edition, board.lines, used);
  for (const ruling of edition.rulings) addNames(edition, givenLines(ruling), used);
  addMade(edition, used);
  edition.used = used;
  return used;
};

/** The shared boards that rulings stand on. */
export const boardsOf = (edition: Edition): readonly Board[] => {
  const boards = new Set<Board>();
  for (const ruling of edition.rulings) {
    const board = boardOf(edition, ruling);
    if (board !== undefined) boards.add(board);
  }
  return [...boards];
};

const addNames = (edition: Edition, lines: readonly Given[], names: Set<string>): void => {
  for (const line of lines) if (line.kind === 'place') addNamesIn(edition, line.entries, names);
};

const addNamesIn = (edition: Edition, entries: readonly BoardEntry[], names: Set<string>): void => {
  for (const { name, attached, under } of entries) {
    if (name !== undefined)
      for (const { card } of cardsCalled(edition.catalogue, name.text)) names.add(card);
    addNamesIn(edition, attached, names);
    addNamesIn(edition, under, names);
  }
};

/** Of cards that the texts of others make out of nothing, and of those that theirs make. */
const addMade = (edition: Edition, names: Set<string>): void => {
  const { lexicon } = edition.background;
  for (const name of names) {
    const source = edition.catalogue.cards.get(name);
    if (source === undefined) continue;
    const { definition, faces } = compiledCard(lexicon, source.card);
    for (const made of madeIn([definition, faces]))
      for (const { card } of cardsCalled(edition.catalogue, made)) names.add(card);
  }
};

/** The names of what a text makes, wherever in it. */
const madeIn = (text: unknown): readonly string[] => {
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]: [string, unknown]) =>
    key === 'makes' && typeof value === 'string' ? [value] : madeIn(value),
  );
};

const compiled = new WeakMap<CardDeclaration, Map<Lexicon, CompiledCard>>();

export const compiledCard = (lexicon: Lexicon, declaration: CardDeclaration): CompiledCard => {
  let made = compiled.get(declaration);
  if (made === undefined) compiled.set(declaration, (made = new Map<Lexicon, CompiledCard>()));
  let card = made.get(lexicon);
  if (card === undefined) made.set(lexicon, (card = compileCard(lexicon, declaration)));
  return card;
};

/** What is wrong with a card under a vocabulary, told where the file at hand can show it. */
export const cardProblems = (lexicon: Lexicon, source: CardSource): readonly Problem[] => {
  const { by, path, card, words } = source;
  const { problems, senses } = compiledCard(lexicon, card);
  const known = [...source.problems, ...problems];
  const found = [...known, ...unreadIn(words, [card.at], senses, known)];
  if (found.length === 0) return found;
  return by === undefined ? found : found.map((one) => elsewhere(one, path, by));
};

/** What is wrong with a card under a rulebook: with its words, or with having them there. */
const problemsUnder = ({ game, background }: Edition, source: CardSource): readonly Problem[] => {
  const { by, path, card } = source;
  const problems = cardProblems(background.lexicon, source);
  const { senses } = compiledCard(background.lexicon, card);
  const unruled = unruledIn(game, senses, problems);
  if (unruled.length === 0) return problems;
  return [
    ...problems,
    ...(by === undefined ? unruled : unruled.map((one) => elsewhere(one, path, by))),
  ];
};

/** Used cards that something is wrong with. */
export const faultyCards = (edition: Edition): ReadonlyMap<string, readonly Problem[]> => {
  if (edition.faulty !== undefined) return edition.faulty;
  const faulty = new Map<string, readonly Problem[]>();
  for (const name of usedCards(edition)) {
    const source = edition.catalogue.cards.get(name);
    const problems = source === undefined ? [] : problemsUnder(edition, source);
    if (problems.length > 0) faulty.set(name, problems);
  }
  edition.faulty = faulty;
  return faulty;
};

/** What is wrong with the cards that a ruling uses. */
export const usedCardProblems = (edition: Edition, ruling: Ruling): readonly Problem[] => {
  const faulty = faultyCards(edition);
  if (faulty.size === 0) return [];
  const names = new Set<string>();
  addNames(edition, boardOf(edition, ruling)?.lines ?? [], names);
  addNames(edition, givenLines(ruling), names);
  addMade(edition, names);
  return [...names].flatMap((name) => faulty.get(name) ?? []);
};

// ---------------------------------------------------------------- the world

/** The world of a ruling: the file's own for this rulebook, unless the board has effects of its own. */
export const worldOf = (edition: Edition, plans: readonly Plan[]): World => {
  const loose = plans.flatMap(({ steps }) => steps.flatMap(looseIn));
  if (loose.length > 0) return makeWorld(edition.game.rules, definitionsOf(edition), loose);
  return (edition.world ??= makeWorld(edition.game.rules, definitionsOf(edition)));
};

const looseIn = (step: PlanStep) => (step.is === 'effect' ? [step.block] : []);

/** The cards that the rulings use, in the order in which they are declared, and the fillers. */
const definitionsOf = (edition: Edition): ReadonlyMap<string, CardDefinition> => {
  const { lexicon } = edition.background;
  const used = usedCards(edition);
  const definitions = new Map<string, CardDefinition>();
  for (const [name, { card }] of edition.catalogue.cards)
    if (used.has(name)) {
      const { definition, faces } = compiledCard(lexicon, card);
      for (const one of [definition, ...faces]) definitions.set(one.key, one);
    }
  for (const filler of fillerDefinitions(lexicon)) definitions.set(filler.key, filler);
  return definitions;
};
