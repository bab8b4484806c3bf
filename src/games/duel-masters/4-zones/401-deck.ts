/** 401. Deck: one face-down pile, its order and its count. */
import { cardOf } from '../../../kernel/game.js';
import { questionBy } from '../../../kernel/question.js';
import { boardRequirement, bookkeeping } from '../../../kernel/rule.js';
import { liesFaceUp, topOfDeck } from '../words.js';
import { definition, say } from '../questions.js';

/** 401.2. */
export const seesDeck = definition('seesDeck', (game) => !say(game, 'isPrivate', 'deck'));

/** 401.2. What an effect shows of it lies face down again once the effect is over (401.5). */
export const deckFaceDown = boardRequirement(
  (game, card) => card.zone === 'deck' && liesFaceUp(game, card),
  'the cards of a deck lie face down',
);

/** How many cards a zone holds, as far as rules say who may know it. */
export const knowsCount = bookkeeping(
  definition(
    'knowsCount',
    (game, _, side, zone) => {
      const rule = counting[zone];
      return rule === undefined || say(game, rule, side);
    },
    () => undefined,
  ),
);

/** Private zones with a rule of their own about who counts them. */
const counting = questionBy({ deck: 'countsDeck', hand: 'countsHand' });

/** 401.3. */
export const countsDeck = definition('countsDeck', (_, __) => true);

/** 401.4. */
export const ordersArrivals = definition('ordersArrivals', (game, zone, cards) =>
  zone === 'deck' ? cardOf(game, cards[0] ?? 0).owner : null,
);

/** 401.5. Until the effect that shows it is over, and not only as long as the effect is about it (701.9a). */
export const shownToTheEnd = definition(
  'shownToTheEnd',
  (game, id) => topOfDeck(game, cardOf(game, id).side, 1)[0] === id,
);

/** 401.6. What has no such place from the top is put at the bottom. */
export const depthInShortDeck = definition('depthInShortDeck', (_, there) => there);
