/** 300. Card types: the list. */
import { note } from '../../../kernel/rule.js';

export const typesOfCards = note(
  '300.1',
  'definition',
  'the card types are creature, spell, cross gear, castle, weapon, fortress, impulse and field',
  'the card data name the types',
  {
    fault:
      'lists fewer types than 204.2, leaving out core and aura; we take 204.2, because sections 309 and 310 give both their rules',
  },
);
