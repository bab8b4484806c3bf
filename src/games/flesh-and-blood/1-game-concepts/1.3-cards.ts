/** 1.3. Cards: which of them may be in a deck. */
import { requirement } from '../../../kernel/rule.js';
import { listIn, outsideOf } from '../faces.js';
import { say } from '../questions.js';

const deckTypes = [
  ...['action', 'attack reaction', 'block', 'defense reaction'],
  ...['instant', 'mentor', 'resource'],
];

/** 1.3.2. A blank card stands for any that may be there. */
export const onlyDeckCards = requirement('deck', (game, cards) =>
  cards
    .map(({ id }) => listIn(outsideOf(game, id, say(game, 'showsOutside', id)), 'type'))
    .filter((types) => types.length > 0 && !types.some((one) => deckTypes.includes(one)))
    .map(() => ({ what: 'a card that is no deck-card' })),
);
