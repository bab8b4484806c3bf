/**
 * A file's cards and boards under one rulebook: compiled once, when first asked for, and shared by all its rulings.
 */
import type { CardDefinition } from '../../kernel/ability.js';
import type { World } from '../../kernel/game.js';
import { makeWorld } from '../../kernel/register.js';
import type { Board, CardDeclaration, Given, Problem, Ruling } from '../../language/document.js';
import type { GameEntry } from '../suite.js';
import { type CompiledCard, compileCard, fillerDefinitions } from './cards.js';
import { elsewhere, type Catalogue, type Source } from './imports.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { type Background, type Plan, planBoard } from './plan.js';

export interface Edition {
  readonly game: GameEntry;
  readonly background: Background;
  readonly catalogue: Catalogue;
  readonly plans: Map<object, Plan>;
  /** Rulings held against this rulebook. */
  readonly rulings: readonly Ruling[];
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
    cards: { has: (name) => catalogue.cards.has(name), names: () => catalogue.cards.keys() },
  },
  plans: new Map(),
  world: undefined,
});

// ---------------------------------------------------------------- plans

const memo = (edition: Edition, key: object, make: () => Plan): Plan => {
  let plan = edition.plans.get(key);
  if (plan === undefined) {
    plan = make();
    edition.plans.set(key, plan);
  }
  return plan;
};

export const boardPlan = (edition: Edition, board: Board): Plan =>
  memo(edition, board, () => planBoard(edition.background, board.lines));

export const boardOf = (edition: Edition, ruling: Ruling): Board | undefined =>
  ruling.board && edition.catalogue.boards.get(ruling.board.text);

/** The plans a ruling begins from: its shared board's, and its own. */
export const plansOf = (edition: Edition, ruling: Ruling): readonly Plan[] => {
  const board = boardOf(edition, ruling);
  const shared = board === undefined ? [] : [boardPlan(edition, board)];
  const own = memo(edition, ruling, () =>
    planBoard(edition.background, givenLines(ruling), shared[0]?.labels),
  );
  return [...shared, own];
};

const givenLines = (ruling: Ruling): readonly Given[] =>
  ruling.blocks.flatMap((block) => (block.kind === 'given' ? block.lines : []));

// ---------------------------------------------------------------- cards

const compiled = new WeakMap<CardDeclaration, Map<Lexicon, CompiledCard>>();

export const compiledCard = (lexicon: Lexicon, declaration: CardDeclaration): CompiledCard => {
  const made = compiled.get(declaration) ?? new Map<Lexicon, CompiledCard>();
  compiled.set(declaration, made);
  let card = made.get(lexicon);
  if (card === undefined) {
    card = compileCard(lexicon, declaration);
    made.set(lexicon, card);
  }
  return card;
};

/** What is wrong with a card under a vocabulary, told where the file at hand can show it. */
export const cardProblems = (lexicon: Lexicon, source: Source): readonly Problem[] => {
  const found = [...source.problems, ...compiledCard(lexicon, source.card).problems];
  const { by, path } = source;
  return by === undefined ? found : found.map((one) => elsewhere(one, path, by));
};

/** Problems of all cards that some plans use. */
export const usedCardProblems = (edition: Edition, plans: readonly Plan[]): readonly Problem[] => {
  const names = new Set(plans.flatMap(({ uses }) => [...uses]));
  return [...names].flatMap((name) => {
    const source = edition.catalogue.cards.get(name);
    return source === undefined ? [] : cardProblems(edition.background.lexicon, source);
  });
};

// ---------------------------------------------------------------- the world

/** The world of a ruling: the file's own for this rulebook, unless the board has effects of its own. */
export const worldOf = (edition: Edition, plans: readonly Plan[]): World => {
  edition.world ??= makeWorld(edition.game.rules, definitionsOf(edition));
  const loose = plans.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.is === 'effect' ? [step.block] : [])),
  );
  return loose.length === 0
    ? edition.world
    : makeWorld(edition.game.rules, definitionsOf(edition), loose);
};

/** The cards that the rulings use, in the order in which they are declared, and the fillers. */
const definitionsOf = (edition: Edition): ReadonlyMap<string, CardDefinition> => {
  const { lexicon } = edition.background;
  const used = new Set(
    edition.rulings.flatMap((ruling) => plansOf(edition, ruling).flatMap(({ uses }) => [...uses])),
  );
  const definitions = new Map<string, CardDefinition>();
  for (const [name, { card }] of edition.catalogue.cards)
    if (used.has(name)) definitions.set(name, compiledCard(lexicon, card).definition);
  for (const filler of fillerDefinitions(lexicon)) definitions.set(filler.key, filler);
  return definitions;
};
