/** 401. Deck: one face-down pile, its order and its count. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping, definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { liesFaceUp } from '../words.js';

/** 401.2. */
export const seesDeck = definition(
  (game: Game): boolean | undefined => !say<boolean>(game, 'isPrivate', 'deck'),
  (): boolean | undefined => undefined,
);

/** 401.2. What an effect shows of it lies face down again once the effect is over (401.5). */
export const deckFaceDown = boardRequirement(
  (game, card) => card.zone === 'deck' && liesFaceUp(game, card),
  'the cards of a deck lie face down',
);

/** How many cards a zone holds, as far as rules say who may know it. */
export const knowsCount = bookkeeping(
  definition(
    (game: Game, _: Player, side: Player, zone: string): boolean | undefined => {
      if (zone === 'deck') return say<boolean | undefined>(game, 'countsDeck', side);
      if (zone === 'hand') return say<boolean | undefined>(game, 'countsHand', side);
      return true;
    },
    (): boolean | undefined => undefined,
  ),
);

/** 401.3. */
export const countsDeck = definition(
  (_: Game, __: Player): boolean | undefined => true,
  (): boolean | undefined => undefined,
);

/** 401.4. */
export const ordersArrivals = definition(
  (game: Game, zone: string, cards: readonly number[]): Player | null =>
    zone === 'deck' ? cardOf(game, cards[0] ?? 0).owner : null,
  () => null,
);
