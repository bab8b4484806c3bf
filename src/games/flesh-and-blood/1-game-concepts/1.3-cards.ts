/** 1.3. Cards: which of them may be in a deck. */
import { requirement } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

const deckTypes = [
  ...['action', 'attack reaction', 'block', 'defense reaction'],
  ...['instant', 'mentor', 'resource'],
];

/** 1.3.2. A blank card stands for any that may be there. */
export const onlyDeckCards = requirement('deck', (game, cards) =>
  cards
    .filter(({ id }) =>
      ['hero', 'token', 'weapon', 'equipment'].some((one) => isOfType(game, id, one)),
    )
    .filter(({ id }) => !deckTypes.some((one) => isOfType(game, id, one)))
    .map(() => ({ what: 'a card that is no deck-card' })),
);
