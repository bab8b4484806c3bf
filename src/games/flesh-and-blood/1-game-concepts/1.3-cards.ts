/** 1.3. Cards: which of them may be in a deck. */
import { requirement } from '../../../kernel/rule.js';
import { isDeckCard } from '../containing.js';

/** 1.3.2. A blank card stands for any that may be there. */
export const onlyDeckCards = requirement('deck', (game, cards) =>
  cards
    .filter(({ id }) => !isDeckCard(game, id))
    .map(() => ({ what: 'a card that is no deck-card' })),
);
