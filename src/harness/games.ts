/** The rulebooks that Hantei knows. */
import { duelMasters, duelMastersAbridged } from '../games/duel-masters/game.js';
import { fireForce } from '../games/fire-force/game.js';
import type { GameEntry } from './suite.js';

export const games: readonly GameEntry[] = [duelMasters, duelMastersAbridged, fireForce];
