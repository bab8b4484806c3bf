/** Cards that go somewhere together, and who puts them in order. */
import { cardsGoing } from './moves.js';
import { cardOf, collect, type Game, isShared, Unsupported } from './game.js';
import type { Batch, Proposed } from './batch.js';
import { type GameEvent, type Option, wordIn, zoneKey } from './state.js';
import { nodeOf, writeMore } from './ledger.js';
import { say } from './questions.js';

/** Cards that come to a zone together, which somebody must put in order. */
export interface Arrival {
  readonly by: string;
  readonly cards: readonly number[];
  readonly rules: readonly string[];
}

/** To which zone a card comes, and whose: its owner's where the event names nobody. */
const arrivalKey = (game: Game, { card, to, side }: GameEvent): string => {
  const zone = wordIn(to);
  const whose = wordIn(side) || cardOf(game, Number(card)).owner;
  return `${isShared(game, zone) ? '' : whose} ${zone}`;
};

/** The first cards that arrive together where the game lets somebody decide about their order. */
export const nextArrival = (game: Game, batch: Batch): Arrival | undefined => {
  const moves = batch.ready.map(({ event }) => event).filter(({ kind }) => kind === 'move');
  if (moves.length === 0 || (moves.length < 2 && cardsGoing(game, moves[0]!).length < 2))
    return undefined;
  const left: (Arrival & { readonly key: string })[] = [];
  for (const key of new Set(moves.map((event) => arrivalKey(game, event)))) {
    if (batch.arranged.includes(key)) continue;
    const arrival = arrivalOf(
      game,
      batch,
      moves.filter((event) => arrivalKey(game, event) === key),
    );
    if (arrival === undefined) batch.arranged.push(key);
    else left.push({ key, ...arrival });
  }
  const [next, why] = collect(game, () => firstToAct(game, left));
  if (next === undefined) return undefined;
  batch.arranged.push(next.key);
  const rules = [...why.marks.map(({ rule }) => rule), ...next.rules];
  return { by: next.by, cards: next.cards, rules };
};

/** Who puts cards in order that arrive together, if anybody does. */
const arrivalOf = (
  game: Game,
  batch: Batch,
  together: readonly GameEvent[],
): Arrival | undefined => {
  const cards = together.flatMap((event) => cardsGoing(game, event));
  if (cards.length < 2) return undefined;
  const [by, why] = collect(game, () =>
    say(game, 'ordersArrivals', wordIn(together[0]?.['to']), cards),
  );
  if (by !== null) return { by, cards, rules: why.marks.map(({ rule }) => rule) };
  // That nobody orders them may be a rule's doing, too.
  if (why.marks.length === 0) return undefined;
  const those = new Set(cards);
  for (const one of batch.ready)
    if (those.has(Number(one.event.card)))
      writeMore(game, nodeOf(game, one), { marks: why.marks, because: [] });
  return undefined;
};

/** Players who have cards to put in order do so as those do who are told to act at the same time. */
const firstToAct = <T extends Arrival>(game: Game, left: readonly T[]): T | undefined => {
  if (new Set(left.map(({ by }) => by)).size < 2) return left[0];
  const order = say(game, 'actingOrder', '');
  return order.flatMap((player) => left.filter(({ by }) => by === player))[0] ?? left[0];
};

/**
 * Keeps in which order cards that arrive together are to lie, the first of them uppermost.
 *
 * @param node the decision about it
 */
export const arrange = (game: Game, batch: Batch, cards: readonly number[], node: number): void => {
  batch.orders.push([...cards]);
  for (const one of batch.ready)
    if (one.event.kind === 'move' && cards.includes(Number(one.event.card)))
      writeMore(game, nodeOf(game, one), { marks: [], because: [node] });
};

/** Has cards that have arrived together lie in the order that somebody gave them, in the places that they have among them. */
export const putInPlace = (game: Game, cards: readonly number[]): void => {
  const [first] = cards;
  if (first === undefined) return;
  const { zone, side } = cardOf(game, first);
  const list = game.state.zones[zoneKey(side, zone)] ?? [];
  const left = cards.filter((card) => list.includes(card));
  const places = left.map((card) => list.indexOf(card)).sort((a, b) => a - b);
  places.forEach((at, index) => (list[at] = left[index] ?? 0));
};

export const arrivalOptions = ({ cards, rules }: Arrival): readonly Option[] =>
  cards.map((card) => ({ verb: 'arrange', card, rules }));

/** `put the top card of your deck into your mana zone and draw 1 card`: no card goes to two places in one moment. */
export const refuseTwoPlaces = (ready: readonly Proposed[]): void => {
  if (ready.every(({ part }) => part === 0)) return;
  const parts = new Map<unknown, number>();
  for (const { event, part } of ready) {
    if (event.kind !== 'move') continue;
    if ((parts.get(event.card) ?? part) !== part)
      throw new Unsupported(
        '',
        'two things that happen at the same time move the same card: say which is first, with then',
      );
    parts.set(event.card, part);
  }
};
