/** Cards that go somewhere together, and who puts them in order. */
import { cardOf, collect, type Game, isShared, Unsupported } from './game.js';
import type { Batch, Proposed } from './happen.js';
import { type GameEvent, type Option, wordIn } from './state.js';
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
  if (batch.ready.length < 2) return undefined;
  const moves = batch.ready.map(({ event }) => event).filter(({ kind }) => kind === 'move');
  if (moves.length < 2) return undefined;
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
  const cards = together.map(({ card }) => Number(card));
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
  const order = say(game, 'actingOrder');
  return order.flatMap((player) => left.filter(({ by }) => by === player))[0] ?? left[0];
};

/**
 * Puts cards that arrive together in order, the first of them uppermost.
 *
 * @param node the decision about it
 */
export const arrange = (game: Game, batch: Batch, cards: readonly number[], node: number): void => {
  const ofCard = new Map<number, Proposed[]>(cards.map((card) => [card, []]));
  const places: number[] = [];
  batch.ready.forEach((one, at) => {
    const same = ofCard.get(Number(one.event.card));
    if (same === undefined) return;
    places.push(at);
    same.push(one);
  });
  const found = [...ofCard.values()].flat();
  // What is put on top later lies higher.
  if (found[0]?.event['position'] !== 'bottom') found.reverse();
  places.forEach((at, index) => {
    const one = found[index];
    if (one === undefined) return;
    batch.ready[at] = one;
    writeMore(game, nodeOf(game, one), { marks: [], because: [node] });
  });
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
