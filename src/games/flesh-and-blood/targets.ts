/** Targets that are declared as a layer comes to the stack, and kept until it resolves. */
import { fact, type Game, isCurrent, refOf } from '../../kernel/game.js';
import { keyOfAct, type Locals, nothingSpokenOf } from '../../kernel/locals.js';
import { leastOf, modesOf, type ModesThere } from '../../kernel/modes.js';
import { legalOptions } from '../../kernel/options.js';
import type { Move } from '../../kernel/rule.js';
import {
  type DeclaredTargets,
  legalTargets,
  refuseLateModes,
  targetDecision,
  targetsIn,
  type TargetsThere,
} from '../../kernel/targets.js';
import {
  type CardRef,
  type Decision,
  type GameEvent,
  type Json,
  type Player,
} from '../../kernel/state.js';
import { modesChosenFor, textsOf } from './modes.js';
import { keepFact, keptOfLayer, layerOf } from './words.js';

/** By the number of the text. */
type DeclaredByText = Readonly<Record<number, DeclaredTargets>>;

/** Targets of a layer, and the text that speaks of them. */
export interface OfLayer extends TargetsThere {
  readonly text: number;
}

export const targetsNameOf = (game: Game, layer: number): string =>
  keptOfLayer(game, layer, 'targets');

const declaredOf = (game: Game, layer: number): DeclaredByText =>
  (fact<Json>(game, targetsNameOf(game, layer)) ?? {}) as unknown as DeclaredByText;

/** All targets of which the texts of a layer speak, or of a card that is not played yet. */
export const targetsOfLayer = (game: Game, layer: number): readonly OfLayer[] =>
  textsOf(game, layer).flatMap((text) => targetsOfText(game, layer, text));

export const targetsOfText = (game: Game, layer: number, text: number): readonly OfLayer[] => {
  const block = game.world.blocks[text] ?? [];
  // Of modes within other instructions none speaks of targets then, and it makes no difference which are said to be chosen.
  refuseLateModes(block);
  const chosen = (_: unknown, at: number) =>
    layer === 0 ? undefined : modesChosenFor(game, layer, text, keyOfAct(text, at));
  return targetsIn(block, chosen).map((there) => ({ ...there, text }));
};

/** The targets of a layer that its controller has still to declare. */
export const nextTargets = (game: Game, layer: number): OfLayer | undefined => {
  const declared = declaredOf(game, layer);
  return targetsOfLayer(game, layer).find(
    ({ text, number }) => declared[text]?.[number] === undefined,
  );
};

/** What the words of a layer mean as its targets are declared, or looked at. */
const localsOf = (game: Game, layer: number, player: Player): Locals => {
  const own = layerOf(game, layer);
  const source = (own?.source ?? refOf(game, layer)) as unknown as Json;
  return { ...nothingSpokenOf, ...own?.locals, controller: player, source };
};

/** What a player is asked who declares these: nothing that would leave no target for what is declared behind them. */
export const decisionOf = (
  game: Game,
  layer: number,
  player: Player,
  there: OfLayer,
): Omit<Decision, 'rule'> | undefined => {
  const all = targetsOfText(game, layer, there.text);
  const at = all.findIndex(({ number }) => number === there.number);
  const of: ToDeclare = { player, locals: localsOf(game, layer, player), all };
  const declared = declaredOf(game, layer)[there.text] ?? {};
  const decision = decisionAt(game, of, at, declared);
  if (decision === undefined || at === all.length - 1) return decision;
  const options = decision.options.filter(({ card = 0 }) =>
    waysToDeclare(game, decision, card).some((cards) =>
      canDeclareFrom(game, of, at + 1, { ...declared, [there.number]: cards }),
    ),
  );
  return options.length === 0
    ? undefined
    : { ...decision, options, max: Math.min(decision.max, options.length) };
};

/** All targets of which one text speaks, in the order in which they are declared; by whom, and what its words mean. */
interface ToDeclare {
  readonly player: Player;
  readonly locals: Locals;
  readonly all: readonly TargetsThere[];
}

const decisionAt = (
  game: Game,
  { player, locals, all }: ToDeclare,
  at: number,
  declared: DeclaredTargets,
): Omit<Decision, 'rule'> | undefined => {
  const there = all[at];
  return (
    there &&
    targetDecision(
      game,
      player,
      { ...locals, ...namedBefore(all.slice(0, at), declared, there) },
      there,
    )
  );
};

/** What targets in front of it in its text mean to one that is declared: none of these is "another". */
const namedBefore = (
  before: readonly TargetsThere[],
  declared: DeclaredTargets,
  { instruction, selection }: TargetsThere,
): Locals => {
  const cardsOf = (one: TargetsThere): readonly CardRef[] => declared[one.number] ?? [];
  const beside = before.filter((one) => one.instruction === instruction).flatMap(cardsOf);
  const last = before.filter((one) => one.instruction !== instruction).at(-1);
  return {
    ...(last === undefined ? {} : { it: cardsOf(last) }),
    taken: selection.filter.other ? beside.map(([id]) => id) : [],
  };
};

/**
 * Whether there is a target for each that is declared from there on. What is declared for one changes what is left for the
 * next, and so each way to do it is tried until one leaves enough.
 */
const canDeclareFrom = (
  game: Game,
  of: ToDeclare,
  at: number,
  declared: DeclaredTargets,
): boolean => {
  const there = of.all[at];
  if (there === undefined) return true;
  const decision = decisionAt(game, of, at, declared);
  if (decision === undefined && !there.optional) return false;
  const ways = decision === undefined ? [[]] : waysToDeclare(game, decision);
  // Whichever are declared last, nothing depends on them any more.
  return (at === of.all.length - 1 ? ways.slice(0, 1) : ways).some((cards) =>
    canDeclareFrom(game, of, at + 1, { ...declared, [there.number]: cards }),
  );
};

/** As few cards as a decision allows, in each way there is, and one where it need be none; only those with a certain card. */
const waysToDeclare = (
  game: Game,
  { options, min }: Omit<Decision, 'rule'>,
  having?: number,
): readonly (readonly CardRef[])[] => {
  const cards = options.map(({ card = 0 }) => card).filter((card) => card !== having);
  const ways =
    having !== undefined
      ? combinations(cards, Math.max(min, 1) - 1).map((others) => [having, ...others])
      : [...combinations(cards, min), ...(min === 0 ? combinations(cards, 1) : [])];
  return ways.map((way) => way.map((card) => refOf(game, card)));
};

const combinations = (cards: readonly number[], size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : cards.flatMap((card, at) =>
        combinations(cards.slice(at + 1), size - 1).map((others) => [card, ...others]),
      );

/** Whether there is a target for all that a layer has to declare one for. */
export const canDeclareTargets = (game: Game, layer: number, player: Player): boolean =>
  textsOf(game, layer).every((text) =>
    canDeclareFrom(
      game,
      {
        player,
        locals: localsOf(game, layer, player),
        all: targetsOfText(game, layer, text),
      },
      0,
      {},
    ),
  );

/** Who declares what for which source, and what X is then, where that is said. */
export interface Declaring {
  readonly player: Player;
  readonly source: CardRef;
  readonly values?: Json;
}

/** The same for an ability that is no layer yet. */
const canDeclareAll = (
  game: Game,
  { player, source, values = {} }: Declaring,
  all: readonly TargetsThere[],
): boolean => {
  const locals: Locals = { ...nothingSpokenOf, controller: player, source: [...source], values };
  return canDeclareFrom(game, { player, locals, all }, 0, {});
};

/** Of the modes of a text, by their numbers, those for which there are the targets that they need. */
export const modesWithTargets = (
  game: Game,
  declaring: Declaring,
  { options }: ModesThere['modes'],
): readonly number[] =>
  options.flatMap((option, at) =>
    canDeclareAll(game, declaring, targetsIn(option, noModes)) ? [at + 1] : [],
  );

/** No modes have been chosen yet. */
const noModes = () => undefined;

/** Whether a text that is not carried out yet lacks targets, besides those of its modes. */
export const lacksTargetsOf = (game: Game, declaring: Declaring, text: number): boolean =>
  !canDeclareAll(game, declaring, targetsOfText(game, 0, text));

/** Whether too few of its modes have the targets that they need. */
export const lacksModesOf = (game: Game, declaring: Declaring, text: number): boolean =>
  modesOf(game, text).some(
    ({ modes }) =>
      modes.who === 'you' && modesWithTargets(game, declaring, modes).length < leastOf(modes),
  );

/** That they have been declared. */
export const targetsDeclared = (
  game: Game,
  layer: number,
  { text, number }: OfLayer,
  cards: readonly CardRef[],
): GameEvent => {
  const before = declaredOf(game, layer);
  const own: DeclaredTargets = { ...before[text], [number]: cards };
  return keepFact(targetsNameOf(game, layer), { ...before, [text]: own });
};

/** What was declared for a text of a layer, as it is carried out. */
export const targetsFor = (
  game: Game,
  layer: number,
  text: number,
): { readonly targets?: Json } => {
  const declared = declaredOf(game, layer)[text];
  return declared === undefined ? {} : { targets: declared };
};

/** Whether targets were declared for a layer, of which none is legal any more. */
export const allIllegal = (game: Game, layer: number, player: Player): boolean => {
  const declared = declaredOf(game, layer);
  const all = targetsOfLayer(game, layer).filter(
    ({ text, number }) => (declared[text]?.[number] ?? []).length > 0,
  );
  return (
    all.length > 0 &&
    all.every((there) => {
      const locals = { ...localsOf(game, layer, player), ...targetsFor(game, layer, there.text) };
      return legalTargets(game, player, locals, there).length === 0;
    })
  );
};

/** Whether what an attack is made against is a legal target of it still: it is asked anew, with all that forbids it by then. */
export const isAttackable = (
  game: Game,
  player: Player,
  attacker: number,
  target: CardRef,
): boolean =>
  isCurrent(game, target) &&
  legalOptions(game, player, 'attack target', attacker).some(({ card }) => card === target[0]);

/** Has a player declare what a card attacks, for a procedure that has both as its locals. */
export const declaringAttackTarget = ({ card = 0, player = '' }: Locals): Move => ({
  call: 'declareAttackTarget',
  locals: { card, player },
});

/** Has a player declare the targets of a layer, where there are any to declare. */
export const declaringTargets = (game: Game, layer: number, player: Player): Move | void =>
  layer === 0 || nextTargets(game, layer) === undefined
    ? undefined
    : { call: 'declareTargets', locals: { layer, player } };
