/** 3.16. Weapon: the two zones for weapons, off-hands and quivers. */
import { atMost, ofWeapons } from '../containing.js';
import { isOfSubtype } from '../words.js';

/** 3.16.2. Of two zones each contains one object, and both together one that is equipped to both. */
export const twoWeaponZones = atMost(
  'weapon',
  2,
  (game, card) => (isOfSubtype(game, card, '2H') ? 2 : 1),
  'the two weapon zones of a player hold no more than that',
);

/** 3.16.2a. */
export const onlyWeapons = ofWeapons('weapon');
