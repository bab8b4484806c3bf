/** `X and Y this turn`: nobody knows whether the end of it goes for both. */
import { accepts, refuses } from './refuses.js';

const ofTheOther = 'how long is said of the other, and not of this';

refuses([
  // Whatever stands in front of `this turn`.
  [
    'duel',
    'once',
    'your opponent cannot cast spells and your creatures cannot be blocked this turn',
    ofTheOther,
  ],
  [
    'duel',
    'once',
    'choose 1 creature. it gets +1000 and it cannot be blocked this turn',
    ofTheOther,
  ],
  [
    'duel',
    'stays',
    'when this attacks: this gets +1000 and your opponent cannot cast spells this turn',
    ofTheOther,
  ],
  // What is always so has a condition at its end, too.
  [
    'duel',
    'stays',
    'this gets +1000 and your other creatures get +1000 during your turn',
    ofTheOther,
  ],
  [
    'duel',
    'stays',
    'this cannot be blocked and your other creatures cannot be blocked while you have no shields',
    ofTheOther,
  ],
]);

accepts([
  [
    'duel',
    'once',
    'your creatures cannot be blocked this turn and your opponent cannot cast spells this turn',
  ],
  ['duel', 'once', 'your creatures get +1000 and gain blocker until end of turn'],
  ['duel', 'stays', 'during your turn, this gets +1000 and your other creatures get +1000'],
  ['duel', 'stays', 'this gets +1000 and gains blocker while you have no shields'],
]);

refuses([
  [
    'duel',
    'once',
    '1 of your creatures gets +1000 until your next turn',
    'until which moment of ‘your next turn’?',
  ],
  [
    'fire',
    'once',
    'your units get +1 until your next turn',
    'until which moment of ‘your next turn’?',
  ],
]);
