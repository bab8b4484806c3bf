/** 2.2. Cost: what is written on a card, and what is paid for it. */
import { cardOf, definitionOf } from '../../../kernel/game.js';
import { definition } from '../questions.js';

/** 2.2.4. Effects change what is paid, and never the cost. */
export const costUnchanged = definition('costUnchanged', (game, card) => {
  const written = definitionOf(game, cardOf(game, card)).traits['cost'];
  return typeof written === 'number' ? written : undefined;
});
