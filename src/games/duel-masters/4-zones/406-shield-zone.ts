/** 406. Shield zone: five face-down shields. */
import { boardRequirement } from '../../../kernel/rule.js';
import { liesFaceUp } from '../words.js';
import { definition, say } from '../questions.js';

/** 406.2. */
export const seesShield = definition(
  'seesShield',
  (game) => !say(game, 'isPrivate', 'shield zone'),
);

/** 406.2. */
export const shieldsFaceDown = boardRequirement(
  (game, card) => card.zone === 'shield zone' && liesFaceUp(game, card),
  'shields lie face down',
);
