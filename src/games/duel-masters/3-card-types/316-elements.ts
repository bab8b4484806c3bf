/** 316. Elements: cards of any type that can lie in the battle zone. */
import { listOf } from '../../../kernel/continuous.js';
import { boardRequirement } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';
import { mayLieThere } from '../words.js';

/** 316.1. Whichever of its types is one. */
export const isElement = definition('isElement', (game, id) =>
  listOf(game, id, 'type').some(
    (type) => mayLieThere(type) || !say(game, 'notAmongElements', type),
  ),
);

/** 316.1. Nothing lies there face down, nor on a card that it is no part of. */
export const elementsLieFaceUp = boardRequirement(
  (_, { zone, host, status }) =>
    zone === 'battle zone' && (host !== 0 || status['face'] === 'down'),
  'in the battle zone every card lies face up, and on none but those of its own element',
);

/** 316.2. */
export const notAmongElements = definition('notAmongElements', (_, type) => !mayLieThere(type));

/** 316.3. An effect that names elements does what it does to all cards of which they consist. */
export const elementIsWhole = definition(
  'elementIsWhole',
  () => true,
  () => false,
);
