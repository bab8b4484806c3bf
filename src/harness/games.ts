/** The rulebooks that Hantei knows. */
import { duelMasters, duelMasters1_8, duelMastersAbridged } from '../games/duel-masters/game.js';
import { fireForce } from '../games/fire-force/game.js';
import { fleshAndBlood, fleshAndBloodCh9 } from '../games/flesh-and-blood/game.js';
import type { GameEntry } from './suite.js';

export const games: readonly GameEntry[] = [
  duelMasters,
  duelMasters1_8,
  duelMastersAbridged,
  fireForce,
  fleshAndBlood,
  fleshAndBloodCh9,
];
