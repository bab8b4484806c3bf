/** 401. Deck: one face-down pile, its order and its count. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { boardRequirement, definition, note, todo } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { liesFaceUp } from '../words.js';

export const deckBecomesZone = note(
  '401.1',
  'setup',
  "as the game starts each player's deck becomes their deck zone",
  'a scenario that begins with the start of the game has the decks there',
);

/** 401.2. */
export const seesDeck = definition(
  '401.2',
  'a deck is one face-down pile, and nobody looks at its cards or changes their order',
  (game: Game): boolean | undefined => !say<boolean>(game, 'isPrivate', 'deck'),
  (): boolean | undefined => undefined,
  { kind: 'restriction' },
);

/** 401.2. What an effect shows of it lies face down again once the effect is over (401.5). */
export const deckFaceDown = boardRequirement(
  '401.2',
  'a deck is one face-down pile, and nobody looks at its cards or changes their order',
  (game, card) => card.zone === 'deck' && liesFaceUp(game, card),
  'the cards of a deck lie face down',
);

export const searchKeepsOrder = note(
  '401.2a',
  'restriction',
  'a search of the deck leaves its order unchanged until the effect says to shuffle',
  'searching leaves the order alone; only 701.11a changes it',
);

/** How many cards a zone holds, as far as rules say who may know it. */
export const knowsCount = definition(
  '',
  'who may know how many cards a zone holds',
  (game: Game, _: Player, side: Player, zone: string): boolean | undefined => {
    if (zone === 'deck') return say<boolean | undefined>(game, 'countsDeck', side);
    if (zone === 'hand') return say<boolean | undefined>(game, 'countsHand', side);
    return true;
  },
  (): boolean | undefined => undefined,
);

/** 401.3. */
export const countsDeck = definition(
  '401.3',
  "a player may count the cards left in the opponent's deck at any time",
  (_: Game, __: Player): boolean | undefined => true,
  (): boolean | undefined => undefined,
  { kind: 'permission' },
);

/** 401.4. */
export const ordersArrivals = definition(
  '401.4',
  'cards put together on top or bottom of a deck go in an order their owner chooses and need not show',
  (game: Game, zone: string, cards: readonly number[]): Player | null =>
    zone === 'deck' ? cardOf(game, cards[0] ?? 0).owner : null,
  () => null,
  { kind: 'procedure' },
);

export const turnDeckCardBack = todo(
  '401.5',
  'procedure',
  'a top card shown by an effect is face down again when that effect is finished',
  'needs cards that are shown while they are in the deck',
);

export const nthFromTop = todo(
  '401.6',
  'procedure',
  'a card to be put Nth from the top goes to the bottom when the deck has fewer than N cards',
  'needs effects that put a card at a place counted from the top',
);
