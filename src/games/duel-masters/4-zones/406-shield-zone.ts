/** 406. Shield zone: five face-down shields. */
import { type Game, say } from '../../../kernel/game.js';
import { boardRequirement, definition } from '../../../kernel/rule.js';
import { liesFaceUp } from '../words.js';

/** 406.1. */
export const shieldsDealt = definition(
  () => 5,
  () => 0,
);

/** 406.2. */
export const seesShield = definition(
  (game: Game): boolean | undefined => !say<boolean>(game, 'isPrivate', 'shield zone'),
  (): boolean | undefined => undefined,
);

/** 406.2. */
export const shieldsFaceDown = boardRequirement(
  (game, card) => card.zone === 'shield zone' && liesFaceUp(game, card),
  'shields lie face down',
);
