/** 3.16. Weapon: the two zones for weapons, off-hands and quivers. */
import { ofRoom } from '../containing.js';

const [two, fitting] = ofRoom('weapon');

/** 3.16.2. */
export const twoWeaponZones = two;

/** 3.16.2a. */
export const onlyWeapons = fitting;
