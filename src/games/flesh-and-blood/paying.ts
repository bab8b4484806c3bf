/** What is paid for playing a card or activating an ability besides points: its effect-costs, and the orders of paying them. */
import {
  type ActivatedAbility,
  type Instruction,
  type OneOffAbility,
  variable,
} from '../../kernel/ability.js';
import { type Game, refOf } from '../../kernel/game.js';
import { withHeld } from '../../kernel/copies.js';
import { blockNumber, itIn, livesIn, type Locals, withLives } from '../../kernel/locals.js';
import { withMoves } from '../../kernel/moved.js';
import { legalOptions } from '../../kernel/options.js';
import { digestOf, positionOf } from '../../kernel/position.js';
import { amount, type Context } from '../../kernel/select.js';
import { looksBack } from '../../kernel/spoken-of.js';
import { type Json, type Player, wordIn } from '../../kernel/state.js';
import { canCarryOut, endsOf, type Run } from '../../kernel/trying.js';
import { resourcesThere } from './costs.js';
import { abilityIn, additionalCosts, alternativeCosts } from './playing.js';
import { arena, forCosts, pointsOf, rememberWhence } from './words.js';
import { say } from './questions.js';

/** What is paid for: a card that is played, or an ability of it that is activated. */
export interface PaidFor {
  readonly card: number;
  readonly player: Player;
  readonly ability: ActivatedAbility | null;
  /** What is paid in place of its points, where that has been said. */
  readonly alternative?: OneOffAbility | undefined;
  /** What X is in what an ability costs; a card keeps that itself. */
  readonly x?: number | undefined;
}

/** The same as locals have it, by numbers. */
export interface PaidForNumbers {
  readonly card: number;
  readonly ability?: number;
  readonly alternative?: number;
  readonly x?: number;
}

export const paidForIn = (game: Game, player: Player, numbers: PaidForNumbers): PaidFor => {
  const { card, ability = -1, alternative = -1, x } = numbers;
  const instead = game.world.abilities[alternative];
  return {
    card,
    player,
    ability: abilityIn(game, { ability }),
    alternative: instead?.kind === 'one-off' ? instead : undefined,
    x,
  };
};

/** The ways of paying for it: by points, or by each of the costs that may be paid in their place. */
export const waysOfPaying = (game: Game, what: PaidFor): readonly PaidFor[] =>
  what.ability === null
    ? [what, ...alternativeCosts(game, what.card).map((alternative) => ({ ...what, alternative }))]
    : [what];

/** Whether points are there for it, and all else can be paid with what is left. */
export const canPayFor = (game: Game, what: PaidFor): boolean => {
  const costs = effectCosts(game, what);
  if (!costs.some((one) => isMandatory(game, one))) return pointsAreThere(game, what);
  const announced = onceAnnounced(game, what);
  const cost = say(announced, 'assetCost', 'resource', what);
  return isPayable(announced, what, costs, cost - pointsOf(game, what.player, 'resource'));
};

/** Whether a player has the points for it, or could gain them. */
export const pointsAreThere = (game: Game, what: PaidFor): boolean => {
  const looked = onItsWay(game, what);
  const cost = say(looked, 'assetCost', 'resource', what);
  return cost <= 0 || cost <= resourcesThere(looked, what.player);
};

/** The game as it is once a card has been announced, to look at: it neither counts where it comes from nor pays for itself. */
const onItsWay = (game: Game, { card, ability }: PaidFor): Game =>
  ability === null ? withHeld(game, card) : game;

/** An effect that is paid, or may be: a part of a text. */
export interface EffectCost {
  /** The text, by its number in the world. */
  readonly block: number;
  readonly at: number;
  readonly until: number;
}

/** The orders in which effect-costs are paid: their places, as they are written. */
export type PayingOrder = readonly number[];

const isOfPoints = (one: Instruction): boolean => one.do === 'act' && one.verb === 'pay';

/** The texts of what is paid in front of an ability, or besides what a card costs. */
const textsOf = (
  game: Game,
  { card, ability, alternative }: PaidFor,
): readonly (readonly Instruction[])[] =>
  ability === null
    ? [...(alternative === undefined ? [] : [alternative]), ...additionalCosts(game, card)].map(
        ({ effect }) => effect,
      )
    : [ability.costs];

/** The points among these costs. */
export const pointCosts = (game: Game, what: PaidFor) =>
  textsOf(game, what)
    .flat()
    .flatMap((one) => (one.do === 'act' && isOfPoints(one) ? [one] : []));

/** The effects among them, one by one as far as none speaks of another. */
export const effectCosts = (game: Game, what: PaidFor): readonly EffectCost[] =>
  textsOf(game, what).flatMap((text) => partsOf(game, text));

const partsOf = (game: Game, text: readonly Instruction[]): readonly EffectCost[] => {
  const parts: EffectCost[] = [];
  const block = blockNumber(game, text);
  text.forEach((one, at) => {
    if (isOfPoints(one)) return;
    const before = parts.at(-1);
    const goesOn =
      before?.until === at && (looksBack(one) || !say(game, 'paidOneByOne', text.length));
    if (goesOn) parts[parts.length - 1] = { ...before, until: at + 1 };
    else parts.push({ block, at, until: at + 1 });
  });
  return parts;
};

/** What "it" and "that many" mean behind the costs of an ability: what the last of them was done to, or how many points. */
export const spokenOfPaid = (game: Game, what: PaidFor, outcome: Locals | null): Locals => {
  const last = what.ability?.costs.at(-1);
  if (last?.do === 'act' && isOfPoints(last))
    return { that: amount(game, last.amount ?? 0, contextOfPaying(game, what)) };
  if (outcome === null) return {};
  const lives = withLives(livesIn(outcome));
  return { it: itIn(outcome), that: outcome['that'] ?? 0, ...lives };
};

/** Whether it has to be paid: what one may do is said as it comes. */
export const isMandatory = ({ world }: Game, { block, at }: EffectCost): boolean =>
  ['act', 'together'].includes(world.blocks[block]?.[at]?.do ?? '');

export const contextOfPaying = (game: Game, { card, player, x }: PaidFor): Context => ({
  controller: player,
  source: refOf(game, card),
  it: [],
  that: 0,
  ...(x === undefined ? {} : { values: { [variable]: x } }),
});

/** The game once a card has been announced; nothing has to happen for an ability. */
export const onceAnnounced = (game: Game, { card, player, ability }: PaidFor): Game => {
  if (ability !== null) return game;
  const announced = withMoves(game, [{ kind: 'move', card, to: 'stack', controller: player }]);
  for (const { name, value } of rememberWhence(game, card))
    announced.state.facts[wordIn(name)] = value as Json;
  return announced;
};

/**
 * The orders in which effect-costs can be paid in full, that in which they are written first; of costs that are the same text
 * the first written comes first.
 */
export const payableOrders = (
  game: Game,
  what: PaidFor,
  costs: readonly EffectCost[],
): readonly PayingOrder[] =>
  [...ordersOf(costs)].filter((order) => canBePaid(game, what, costs, order));

/** Whether there is such an order. */
const isPayableSomehow = (game: Game, what: PaidFor, costs: readonly EffectCost[]): boolean => {
  for (const order of ordersOf(costs)) if (canBePaid(game, what, costs, order)) return true;
  return false;
};

/** Whether they can be paid in that order, with those that may be paid or without. */
export const canBePaid = (
  game: Game,
  what: PaidFor,
  costs: readonly EffectCost[],
  order: PayingOrder,
): boolean => {
  const needed = order.filter((place) => isMandatory(game, costs[place]!));
  return [needed, ...(needed.length < order.length ? [order] : [])].some((one) =>
    canCarryOut(game, runsOf(game, what, costs, one)),
  );
};

const runsOf = (
  game: Game,
  what: PaidFor,
  costs: readonly EffectCost[],
  order: PayingOrder,
): readonly Run[] => {
  const context = contextOfPaying(game, what);
  return order.map((place) => {
    const { block, at, until } = costs[place]!;
    return { block: game.world.blocks[block] ?? [], at, until, context, about: forCosts };
  });
};

/** All orders, one by one: there may be many, and the first often will do. */
function* ordersOf(
  costs: readonly EffectCost[],
  left: PayingOrder = costs.map((_, at) => at),
): Generator<PayingOrder> {
  if (left.length === 0) yield [];
  for (const first of left) {
    // Of those that are the same text the first written comes first.
    if (left.some((other) => other < first && isSameText(costs[other]!, costs[first]!))) continue;
    const others = left.filter((one) => one !== first);
    for (const rest of ordersOf(costs, others)) yield [first, ...rest];
  }
}

const isSameText = (one: EffectCost, other: EffectCost): boolean =>
  one.block === other.block && one.at === other.at;

/** Whether it makes no difference in which of these orders effect-costs are paid: each can lead to the same. */
export const leadToTheSame = (
  game: Game,
  what: PaidFor,
  costs: readonly EffectCost[],
  [first = [], ...others]: readonly PayingOrder[],
): boolean => {
  const outcome = (order: PayingOrder): string =>
    [...new Set(Array.from(endsOf(game, runsOf(game, what, costs, order)), looksLike))]
      .sort()
      .join(' ');
  const wanted = others.length === 0 ? '' : outcome(first);
  return others.every((order) => outcome(order) === wanted);
};

/** What a game looks like, whatever came first: only what has happened, and what waits, tells that. */
const looksLike = (end: Game): string => {
  const { state } = end;
  state.past = inAnyOrder(
    state.past,
    ({ event, within = {} }) => [event, within] as unknown as Json,
  );
  state.waiting = inAnyOrder(state.waiting, ({ id: _, ...one }) => one as unknown as Json);
  // Which of two cards is older makes a difference only where they have effects.
  state.things = state.things.map((one) => (arena.includes(one.zone) ? one : { ...one, stamp: 0 }));
  return digestOf(positionOf(end));
};

const inAnyOrder = <T>(parts: readonly T[], told: (part: T) => Json): T[] => {
  const texts = new Map(parts.map((part) => [part, JSON.stringify(told(part))]));
  return [...parts].sort((one, other) =>
    (texts.get(one) ?? '') < (texts.get(other) ?? '') ? -1 : 1,
  );
};

/** Whether cards can be pitched for so many points so that what is left pays the effect-costs. */
export const isPayable = (
  game: Game,
  what: PaidFor,
  costs: readonly EffectCost[],
  needed: number,
): boolean => {
  if (needed <= 0) return isPayableSomehow(game, what, costs);
  const side = what.player;
  return legalOptions(game, side, 'pitch').some(({ card = 0 }) =>
    isPayable(
      withMoves(game, [{ kind: 'move', card, to: 'pitch', side }]),
      what,
      costs,
      needed - say(game, 'pitchGains', card),
    ),
  );
};
