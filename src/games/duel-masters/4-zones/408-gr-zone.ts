/** 408. GR zone: twelve face-down GR cards. */
import { todo } from '../../../kernel/rule.js';

export const grZone = todo(
  '408.1',
  'setup',
  'GR cards are put here, exactly twelve as the game starts',
  'needs GR creatures',
  {
    fault:
      'asks for exactly twelve cards, though 100.4 leaves it to the player whether to use the zone; we take twelve or none, because 100.4 is about building',
  },
);

export const grDeckUnseen = todo(
  '408.2',
  'restriction',
  'the GR deck is one face-down pile, and players cannot look at it',
  'needs GR creatures',
);

export const grDeckNotRearranged = todo(
  '408.3',
  'restriction',
  'players cannot rearrange the cards in the GR zone',
  'needs GR creatures',
);
