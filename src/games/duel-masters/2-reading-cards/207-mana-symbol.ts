/** 207. Mana symbol: a card's civilization and the mana it gives. */
import { layer, note } from '../../../kernel/rule.js';

export const manaNumber = note(
  '207.1',
  'definition',
  'the mana symbol shows the civilizations, and its number the mana the card gives when tapped',
  'the card data hold the civilizations and the number; 107.2 reads it',
);

/** 207.2. */
export const layerOfManaNumbers = layer(
  '207.2',
  'an effect can change the number on a mana symbol',
  (change) => change.change === 'set' && change.trait === 'mana',
);
