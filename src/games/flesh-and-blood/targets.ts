/** Targets that are declared as a layer comes to the stack, and kept until it resolves. */
import { fact, type Game, isCurrent, refOf } from '../../kernel/game.js';
import { type Locals, nothingSpokenOf } from '../../kernel/locals.js';
import { modesOf, type ModesThere } from '../../kernel/modes.js';
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
import { type CardRef, type GameEvent, type Json, type Player } from '../../kernel/state.js';
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
  refuseLateModes(block);
  const chosen = (of: unknown, at: number) =>
    of === block && layer !== 0 ? modesChosenFor(game, layer, text, at) : undefined;
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

export const decisionOf = (game: Game, layer: number, player: Player, there: OfLayer) =>
  targetDecision(
    game,
    player,
    { ...localsOf(game, layer, player), ...namedBefore(game, layer, there) },
    there,
  );

/** What other targets of the same text mean to one that is declared behind them: none of these is "another". */
const namedBefore = (game: Game, layer: number, there: OfLayer): Locals => {
  const { text, number, instruction, selection } = there;
  const declared = declaredOf(game, layer)[text] ?? {};
  const all = targetsOfText(game, layer, text);
  const before = all.slice(
    0,
    all.findIndex((one) => one.number === number),
  );
  const cardsOf = (one: OfLayer): readonly CardRef[] => declared[one.number] ?? [];
  const beside = before.filter((one) => one.instruction === instruction).flatMap(cardsOf);
  const last = before.filter((one) => one.instruction !== instruction).at(-1);
  return {
    ...(last === undefined ? {} : { it: cardsOf(last) }),
    taken: selection.filter.other ? beside.map(([id]) => id) : [],
  };
};

/** Whether there is a target for all that a layer has to declare one for. */
export const canDeclareTargets = (game: Game, layer: number, player: Player): boolean =>
  targetsOfLayer(game, layer).every(
    (there) => there.optional || decisionOf(game, layer, player, there) !== undefined,
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
  return all.every(
    (there) => there.optional || targetDecision(game, player, locals, there) !== undefined,
  );
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
      modes.who === 'you' &&
      modesWithTargets(game, declaring, modes).length < Math.min(modes.count, modes.options.length),
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
