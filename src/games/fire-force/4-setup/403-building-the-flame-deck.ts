/** 403. Building the flame deck. What a ruling asks with `A has a lawful flame deck`. */
import { requirement } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';
import { definition } from '../questions.js';

/** 403.1a-1. */
export const flameDeckOfFlameCards = requirement('flame deck', (game, cards) =>
  cards
    .filter(({ id }) => !isOfType(game, id, 'flame card'))
    .map(({ id }) => ({ card: id, what: 'a card that is no flame card' })),
);

/** 403.1a-2. */
export const flameDeckOfFive = requirement('flame deck', (_, cards) =>
  cards.length === 5
    ? []
    : [{ card: cards[0]?.id ?? 0, what: `${cards.length} cards, where 5 are wanted` }],
);

/** 403.1a-3. Without the rule, the limit of 402.2b-3 would be the only word on copies. */
export const anyCopiesInFlameDeck = definition('anyCopiesInFlameDeck', (_) => true);
