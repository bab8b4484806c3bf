/** 406. Shield zone: five face-down shields. */
import { type Game, say } from '../../../kernel/game.js';
import { boardRequirement, definition, note } from '../../../kernel/rule.js';
import { liesFaceUp } from '../words.js';

/** 406.1. */
export const shieldsDealt = definition(
  '406.1',
  'five shields are put here as the game starts, and castles that fortify them stay here',
  () => 5,
  () => 0,
  { kind: 'setup' },
);

/** 406.2. */
export const seesShield = definition(
  '406.2',
  'each shield is one face-down pile, and no player looks at its cards',
  (game: Game): boolean | undefined => !say<boolean>(game, 'isPrivate', 'shield zone'),
  (): boolean | undefined => undefined,
  {
    kind: 'restriction',
  },
);

/** 406.2. */
export const shieldsFaceDown = boardRequirement(
  '406.2',
  'each shield is one face-down pile, and no player looks at its cards',
  (game, card) => card.zone === 'shield zone' && liesFaceUp(game, card),
  'shields lie face down',
);

export const shieldsNotRearranged = note(
  '406.3',
  'restriction',
  'players cannot rearrange the cards in the shield zone',
  'nothing offers a player to rearrange shields',
);
