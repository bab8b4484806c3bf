/** 403. Building the flame deck. What a ruling asks with `A has a lawful flame deck`. */
import { requirement } from '../../../kernel/rule.js';
import { isOfType, wrongSize } from '../words.js';
import { definition } from '../questions.js';

/** 403.1a-1. */
export const flameDeckOfFlameCards = requirement('flame deck', (game, cards) =>
  cards
    .filter(({ id }) => !isOfType(game, id, 'flame card'))
    .map(() => ({ what: 'a card that is no flame card' })),
);

/** 403.1a-2. */
export const flameDeckOfFive = requirement('flame deck', (_, cards) => wrongSize(cards, 5));

/** 403.1a-3. Without the rule, the limit of 402.2b-3 would be the only word on copies. */
export const anyCopiesInFlameDeck = definition('anyCopiesInFlameDeck', (_) => true);
