/** Mana that can be tapped, and whether it pays for a card. */
import { listOf } from '../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, isAwaited, once } from '../../kernel/game.js';
import { isForbiddenWhole } from '../../kernel/may-happen.js';
import { neverHappens } from '../../kernel/replaced-anyway.js';
import type { Player } from '../../kernel/state.js';
import { isTapped } from './words.js';
import { say } from './questions.js';

/** The untapped cards of a mana zone that nothing keeps from being tapped. Asked for with every card that might be used, and so worked out but once. */
export const untappedMana = (game: Game, player: Player): readonly number[] =>
  once(game, `untapped mana ${player}`, () =>
    [...cardsIn(game, player, 'mana zone'), ...inUseFromMana(game, player)].filter(
      (card) => !isTapped(game, card) && isTappable(game, card, player),
    ),
  );

/** Whether nothing keeps mana from being tapped: no prohibition, and nothing that takes the place of that for certain. */
const isTappable = (game: Game, card: number, player: Player): boolean => {
  const event = { kind: 'tap', card, player };
  if (isForbiddenWhole(game, event)) return false;
  return (
    !isAwaited(game, 'replacement', event.kind) || !neverHappens(game, { event, card }, [], [])
  );
};

/** What is being used from the mana zone, where it may pay for itself. */
const inUseFromMana = (game: Game, player: Player): readonly number[] => {
  const held = game.state.held.filter((id) => {
    const { zone, side } = cardOf(game, id);
    return zone === 'mana zone' && side === player;
  });
  return held.length > 0 && say(game, 'paysForItself') ? held : [];
};

/** The mana that a player could make now. */
export const manaThere = (game: Game, player: Player): number =>
  once(game, `mana ${player}`, () => manaIn(game, untappedMana(game, player)));

export const manaIn = (game: Game, cards: readonly number[]): number =>
  cards.reduce((sum, id) => sum + say(game, 'manaOf', id), 0);

/** Whether a player could pay for these civilizations now. */
export const canPayFor = (game: Game, player: Player, civilizations: readonly string[]): boolean =>
  once(game, `${civilizations.join(' ')} ${player}`, () =>
    say(game, 'payFor', untappedMana(game, player), civilizations),
  );

/**
 * Whether some of these cards make up an amount, one of them for each civilization: those alone, be it more than that, or with
 * others just so much.
 */
export const makesUp = (
  game: Game,
  cards: readonly number[],
  civilizations: readonly string[],
  amount: number,
): boolean => {
  if (amount <= 0 || cards.every((id) => say(game, 'manaOf', id) <= 1))
    return manaIn(game, cards) >= amount && matchOf(game, civilizations, cards) !== undefined;
  const all = 2 ** civilizations.length - 1;
  let sums: readonly Sum[] = [{ paid: 0, made: 0, others: false }];
  for (const id of cards) {
    const mana = say(game, 'manaOf', id);
    const own = listOf(game, id, 'civilization');
    const more = sums.flatMap((sum) => [
      sum,
      ...civilizations.flatMap((civilization, at) =>
        own.includes(civilization) && (sum.paid & (1 << at)) === 0
          ? [{ ...sum, paid: sum.paid | (1 << at), made: sum.made + mana }]
          : [],
      ),
      ...(mana > 0 ? [{ ...sum, made: sum.made + mana, others: true }] : []),
    ]);
    sums = differing(more.filter(({ made, others }) => made <= amount || !others));
  }
  return sums.some(({ paid, made }) => paid === all && made >= amount);
};

/** The civilizations paid for, as bits; how much mana that makes; whether other cards are among it. */
interface Sum {
  readonly paid: number;
  readonly made: number;
  readonly others: boolean;
}

const differing = (sums: readonly Sum[]): readonly Sum[] => [
  ...new Map(sums.map((sum) => [`${sum.paid} ${sum.made} ${sum.others}`, sum])).values(),
];

/** By card, the place of the civilization for which it pays. */
type Match = ReadonlyMap<number, number>;

/**
 * A card of its own for each civilization; nothing where there is none. Where all cards for one pay for others already,
 * those are asked for other cards, and so on (augmenting paths).
 */
export const matchOf = (
  game: Game,
  civilizations: readonly string[],
  cards: readonly number[],
): Match | undefined => {
  const match = new Map<number, number>();
  for (let at = 0; at < civilizations.length; at++)
    if (!findFor(game, civilizations, cards, match, at)) return undefined;
  return match;
};

const findFor = (
  game: Game,
  civilizations: readonly string[],
  cards: readonly number[],
  match: Map<number, number>,
  start: number,
): boolean => {
  const asking = [start];
  const askedBy = new Map<number, number>();
  for (const at of asking)
    for (const id of cards) {
      if (askedBy.has(id)) continue;
      if (!listOf(game, id, 'civilization').includes(civilizations[at] ?? '')) continue;
      askedBy.set(id, at);
      const paysFor = match.get(id);
      if (paysFor === undefined) {
        handOver(match, askedBy, id);
        return true;
      }
      asking.push(paysFor);
    }
  return false;
};

/** A free card pays for the civilization that asked for it, whose card is free in turn, up to the one that had none. */
const handOver = (match: Map<number, number>, askedBy: Match, free: number): void => {
  const cardOf = new Map([...match].map(([id, at]) => [at, id]));
  for (let id: number | undefined = free; id !== undefined;) {
    const at: number = askedBy.get(id) ?? 0;
    match.set(id, at);
    id = cardOf.get(at);
  }
};
