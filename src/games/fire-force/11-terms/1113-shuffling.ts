/** 1113. Shuffling: the order that comes of it is chance. */
import { orderByChance } from '../../../kernel/chance.js';
import { type Player, wordIn, zoneKey } from '../../../kernel/state.js';
import { nextInstruction } from '../../../kernel/effect.js';
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import { bookkeeping, procedure, step, term } from '../../../kernel/rule.js';
import { keepFact, natureOf } from '../words.js';
import type { Locals } from '../../../kernel/locals.js';
import { definition, say } from '../questions.js';
import { restsOn } from '../../../kernel/ledger.js';

/** A zone and whose it is, and the cards of it that alone are shuffled. */
interface ZoneOf {
  readonly side: Player;
  readonly zone: string;
  readonly some: readonly number[] | null;
}

const allIn = (game: Game, locals: Locals): readonly number[] =>
  cardsIn(game, wordIn(locals['side']), wordIn(locals['zone']));

/** Locals: side, zone; some (those of it that are shuffled, if not all); others (zones to be shuffled behind it); cards (what is shuffled). */
export const shuffle = procedure([
  step('shuffleZone', (game, { locals }) => {
    const cards = (locals['some'] as readonly number[] | null | undefined) ?? allIn(game, locals);
    locals['cards'] = [...cards];
    return { events: [keepFact('shuffling', [...cards])] };
  }),
  step(
    'shuffleCards',
    (game, { locals }) => {
      restsOn(game, 'shuffling');
      const [side, zone] = [wordIn(locals['side']), wordIn(locals['zone'])];
      const cards = (locals['cards'] ?? []) as number[];
      const shuffling = { kind: 'shuffle', player: side, zone };
      // What has no order, or no cards, is the same behind it.
      const isAlike = cards.length === 0 || natureOf(game, zone)?.ordered === false;
      if (isAlike || isForbiddenWhole(game, shuffling)) return { events: [shuffling] };
      return orderByChance(side, zone, cards);
    },
    (game, { locals }, picked) => {
      const order = picked.map((option) => option.card ?? 0);
      return {
        events: [
          { kind: 'shuffle', player: wordIn(locals['side']), zone: wordIn(locals['zone']) },
          {
            kind: 'order',
            side: wordIn(locals['side']),
            zone: wordIn(locals['zone']),
            order: inTheirPlaces(allIn(game, locals), order),
          },
        ],
      };
    },
  ),
  /** On to the next zone. */
  bookkeeping(
    step('goOn', (_, { locals }) => {
      const [next, ...others] = (locals['others'] ?? []) as unknown as readonly ZoneOf[];
      if (next === undefined) return undefined;
      Object.assign(locals, next, { others });
      return { go: 'shuffleZone' };
    }),
  ),
  /** The shuffle is over, unless cards are placed right after it. */
  bookkeeping(
    step('end', (game, { locals }) => ({
      events: [
        say(game, 'shuffleThenPlace', nextInstruction(game) ?? null)
          ? keepFact('shuffling', locals['cards'] ?? null)
          : keepFact('shuffling'),
      ],
    })),
  ),
]);

/** A zone in which cards that lie in it have taken each other's places. */
const inTheirPlaces = (zone: readonly number[], order: readonly number[]): readonly number[] => {
  const left = [...order];
  return zone.map((card) => (order.includes(card) ? (left.shift() ?? card) : card));
};

export const shuffleTerm = term(
  'shuffle',
  (game, { cards }) => {
    // "Shuffle your opponent's deck": the zone is that of the cards meant. Where there are none nothing is shuffled.
    const of = cards.map((card) => cardOf(game, card));
    const zones = new Map(of.map(({ side, zone }) => [zoneKey(side, zone), { side, zone }]));
    const [first, ...others] = [...zones.values()].map(({ side, zone }) => {
      const meant = of.filter((one) => one.side === side && one.zone === zone).map(({ id }) => id);
      const isWhole = meant.length === cardsIn(game, side, zone).length;
      return { side, zone, some: isWhole ? null : meant };
    });
    return first && { call: 'shuffle', locals: { ...first, others } };
  },
  { wholeZone: true },
);

const shuffled = (game: Game): readonly number[] =>
  (game.state.facts['shuffling'] as readonly number[] | undefined) ?? [];

/** 1113.2. Whether a card is being shuffled, so that what shows it does not count. */
export const shuffleUnseen = definition('shuffleUnseen', (game, id) => {
  restsOn(game, 'shuffling');
  return shuffled(game).includes(id);
});

/** 1113.2a. Whether the instruction behind a shuffle belongs to it. */
export const shuffleThenPlace = definition('shuffleThenPlace', (_, next) => {
  if (next?.do !== 'act' || !['put', 'return'].includes(next.verb)) return false;
  const to = next.with['to'];
  return to !== undefined && 'place' in to && to.place.position !== undefined;
});
