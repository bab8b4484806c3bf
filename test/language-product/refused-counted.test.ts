/** `for the second time this turn`, `2 times this turn`: which of several events, and how many there were. */
import { accepts, refuses } from './refuses.js';

refuses([
  [
    'duel',
    'stays',
    'when you draw a card this turn: draw 1 card',
    'what an ability waits for may happen in any turn',
  ],
  ['duel', 'stays', 'when this attacks for the second time: draw 1 card', 'since when?'],
  [
    'duel',
    'stays',
    'when this attacks for the second time this way: draw 1 card',
    'nothing was done before',
  ],
  [
    'duel',
    'stays',
    'when this attacks or blocks for the second time this turn: draw 1 card',
    'no rule counts several events together yet',
  ],
  [
    'duel',
    'stays',
    'when this would be destroyed for the second time this turn: instead return it to hand',
    'no rule counts yet what something takes the place of',
  ],
  [
    'duel',
    'once',
    'if you attacked 1 times this turn, draw 1 card',
    '‘times’ does not go with this number',
  ],
  [
    'duel',
    'once',
    'if you attacked 2 time this turn, draw 1 card',
    '‘time’ does not go with this number',
  ],
]);

accepts([
  ['duel', 'stays', 'when this attacks for the second time this turn: draw 1 card'],
  ['fire', 'stays', 'when you draw a card for the first time this turn: draw 1 card'],
  ['flesh', 'stays', 'when you attack for the third time this combat chain: draw 1 card'],
  ['flesh', 'once', 'if you attacked 2 or more times this turn, draw 1 card'],
  ['duel', 'once', 'if your opponent attacked 1 time this turn, draw 1 card'],
]);
