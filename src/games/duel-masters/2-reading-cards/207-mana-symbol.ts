/** 207. Mana symbol: a card's civilization and the mana it gives. */
import { layer } from '../../../kernel/rule.js';

/** 207.2. */
export const layerOfManaNumbers = layer(
  (change) => change.change === 'set' && change.trait === 'mana',
);
