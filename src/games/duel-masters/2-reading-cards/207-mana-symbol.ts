/** 207. Mana symbol: a card's civilization and the mana it gives. */
import { todo } from '../../../kernel/rule.js';

export const manaNumber = todo(
  '207.1',
  'definition',
  'the mana symbol shows the civilizations, and its number the mana the card gives when tapped',
  'not yet carried out',
);

export const changedManaNumber = todo(
  '207.2',
  'continuous',
  'an effect can change the number on a mana symbol',
  'not yet carried out',
);
