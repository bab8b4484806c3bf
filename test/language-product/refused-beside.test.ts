/** What stands beside the object of a verb: one card, and of a type to which that is ever done. */
import { accepts, refuses } from './refuses.js';

refuses([
  // Flame cards are attached to a unit (1105.1).
  ['fire', 'once', 'attach 1 flame to each of your units', 'what stands behind ‘to’ is one card'],
  ['fire', 'once', 'attach 2 flame to 2 of your units', 'what stands behind ‘to’ is one card'],
  [
    'fire',
    'once',
    'choose 2 of your units. attach 1 flame to them',
    'what stands behind ‘to’ is one card',
  ],
  ['fire', 'once', 'attach 1 spent flame to this', '‘attach … to’ is said only of a unit'],
  ['fire', 'once', 'attach 1 flame to 1 flame card', '‘attach … to’ is said only of a unit'],
  [
    'fire',
    'once',
    'attach 1 flame to 1 unit in your hand',
    '‘to’ cards of the field alone can be meant',
  ],
  ['fire', 'once', 'redirect the attack to all units', 'what stands behind ‘to’ is one card'],
  [
    'fire',
    'once',
    'redirect the attack to this',
    '‘redirect the attack … to’ is said only of a unit',
  ],
  [
    'duel',
    'once',
    'put 1 card from your hand under each of your creatures',
    'what stands behind ‘under’ is one card',
  ],
  // Units are retired, and no flame cards (1107.1).
  ['fire', 'once', 'retire 1 flame card', '‘retire’ is said only of a unit'],
  ['fire', 'once', 'retire 1 unit or flame card', '‘retire’ is said only of a unit'],
]);

accepts([
  // An effect may have made a unit of it.
  ['fire', 'once', 'choose 1 of your flame cards, then attach 1 of your flame cards to it'],
  ['fire', 'once', 'for each of your units, attach 1 flame to it'],
  ['fire', 'once', 'attach 2 flame to 1 of your units'],
  ['fire', 'once', 'choose 1 of your units. attach 1 flame to it'],
  ['fire', 'stays', 'when this attacks: attach 1 flame to this'],
  // Units with the icon are flame, too.
  ['fire', 'once', 'retire 1 flame'],
  ['duel', 'once', 'put 1 card from your hand under 1 of your creatures'],
]);
