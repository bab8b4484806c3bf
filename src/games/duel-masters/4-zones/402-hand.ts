/** 402. Hand: no limit, seen by its player alone. */
import { cardOf } from '../../../kernel/game.js';
import { definition, say } from '../questions.js';

/** 402.3. */
export const seesHand = definition(
  'seesHand',
  (game, player, id) => cardOf(game, id).side === player || !say(game, 'isPrivate', 'hand'),
);

/** 402.3. */
export const countsHand = definition('countsHand', (_, __) => true);
