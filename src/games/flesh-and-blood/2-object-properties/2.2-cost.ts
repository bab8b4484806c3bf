/** 2.2. Cost: what is written on a card, and what is paid for it. */
import { variable } from '../../../kernel/ability.js';
import { cardOf, definitionOf, refOf } from '../../../kernel/game.js';
import { definition, say } from '../questions.js';
import { timesXInCost } from '../variable.js';

/** 2.2.2a. Each X that stands there is so much; nothing as long as nobody has said (1.12.2a). */
export const costWithX = definition('costWithX', (game, card, written) => {
  const times = timesXInCost(game, card);
  if (times === 0) return written;
  return written + times * (say(game, 'chosenAsUsed', refOf(game, card), variable) ?? 0);
});

/** 2.2.4. Effects change what is paid, and never the cost. */
export const costUnchanged = definition('costUnchanged', (game, card) => {
  const written = definitionOf(game, cardOf(game, card)).traits['cost'];
  return typeof written === 'number' ? written : undefined;
});
