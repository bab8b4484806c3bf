/** 302. Principles of zones: whose they are, who sees them, what moving does. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { nextInstruction } from '../../../kernel/effect.js';
import { type Act, bookkeeping, term } from '../../../kernel/rule.js';
import { cameBy, endOfShuffle, natureOf, triggerChances } from '../words.js';
import { definition, say } from '../questions.js';

/** 302.1. Each player has a zone of their own, but for the one that the game has once (301.2). */
export const zoneSide = definition(
  'zoneSide',
  (game, zone, side) =>
    zone === 'resolution zone' ? say(game, 'sideOfResolutionZone', side) : side,
  () => '',
);

const nowhereElse: NonNullable<Act['place']> = { zone: 'field', side: '', position: undefined };

/** `put` in a text: the card goes to the zone named, on the side named or its owner's. */
export const put = bookkeeping(
  term('put', (game, { cards, place = nowhereElse, status }) => ({
    events: [
      ...cards.map((card) => ({
        kind: 'move',
        card,
        to: place.zone,
        side: place.side,
        position: place.position,
        status: place.zone === 'field' ? { ...status, [cameBy]: 'put' } : status,
      })),
      ...cards.flatMap((card) => triggerChances(game, card, place.zone)),
      ...endOfShuffle(game),
    ],
  })),
);

/** 302.2. What is shown, all see; what is hidden, only those to whom a rule or effect shows it. */
export const sees = definition(
  'sees',
  (game, player, id) => {
    const state = say(game, 'shownState', id);
    if (state === undefined) return undefined;
    return state === 'shown' || say(game, 'shownToSome', player, id);
  },
  () => undefined,
);

/** 302.2a. */
export const knowsCount = definition(
  'knowsCount',
  () => true,
  () => undefined,
);

/** 302.2b. Of cards that fit, as few as none need be there, for all that others can know. */
export const matchMayBeDenied = definition('matchMayBeDenied', (_, __) => 0);

/** Whether a card that moves stays the card that it was; from where to where decides which rule says so. */
export const staysTheSame = bookkeeping(
  definition('staysTheSame', (game, id, to) =>
    cardOf(game, id).zone === 'field' && to === 'field'
      ? say(game, 'staysOnField')
      : say(game, 'staysOnTheWay'),
  ),
);

/** 302.3. */
export const staysOnField = definition('staysOnField', () => true);

/** 302.3. Otherwise it is a new card. */
export const staysOnTheWay = definition('staysOnTheWay', () => false);

/** 302.4. The owner orders what comes together to a zone with an order, unless it is shuffled at once. */
export const ordersArrivals = definition('ordersArrivals', (game, zone, cards) =>
  natureOf(game, zone)?.ordered === true && !isShuffledNext(game)
    ? say(game, 'ownerOf', cards[0] ?? 0)
    : null,
);

const isShuffledNext = (game: Game): boolean => {
  const next = nextInstruction(game);
  const { frames } = game.state;
  return frames.at(-1)?.procedure === 'shuffle' || (next?.do === 'act' && next.verb === 'shuffle');
};

/** 302.5. A card goes to its owner's zone, unless told otherwise. */
export const homeOf = definition(
  'homeOf',
  (game, id) => say(game, 'ownerOf', id),
  (game, id) => cardOf(game, id).controller,
);
