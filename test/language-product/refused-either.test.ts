/** One of several kinds, names and values: what is said of one of them, and what of all. */
import { accepts, refuses } from './refuses.js';

const ofFirst = 'is what stands behind this said of the first as well?';
const ofSecond = 'is what stands in front said of the second as well?';
const twoWays = 'what do ‘and’ and ‘or’ take together here? it could be read in two ways';

refuses([
  ['duel', 'once', 'destroy 1 tapped water or fire creature', ofSecond],
  ['duel', 'once', 'destroy all fire creatures or creatures with cost 3', ofFirst],
  ['duel', 'once', 'destroy 1 "Ash" or creature with cost 3', ofFirst],
  ['fire', 'once', 'draw 1 card. if it is a unit or an event with cost 3, draw 1 card', ofFirst],
  ['duel', 'once', 'destroy all creatures with cost 3 or race "Human" and power 2000', twoWays],
  ['fire', 'once', 'retire all units with power 1 or attribute "Nun" and cost 3', twoWays],
]);

accepts([
  ['duel', 'once', 'destroy 1 tapped water or tapped fire creature'],
  ['duel', 'once', 'destroy 1 tapped creature or field'],
  ['duel', 'once', 'destroy 1 water or tapped fire creature'],
  ['duel', 'once', 'destroy all fire or water creatures with cost 3'],
  ['duel', 'once', 'destroy 1 "Ash" or water creature'],
  ['duel', 'once', 'destroy all creatures with race "Human" or "Fish" and cost 2'],
  ['fire', 'once', 'draw 1 card. if it is a unit or event with cost 3, draw 1 card'],
]);
