/** 109. Cards: what the word means, and things that consist of several. */
import { cardOf } from '../../../kernel/game.js';
import { definition } from '../questions.js';

/** 109.2a. What is done to a card of a shield is done to that card alone: the others are that shield still. */
export const newBearer = definition('newBearer', (game, attached) => {
  const [first = 0] = attached;
  return attached.every((id) => cardOf(game, id).zone === 'shield zone') ? first : 0;
});
