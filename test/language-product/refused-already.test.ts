/** What the text waits for makes a condition true each time, or false: it says nothing, and is refused. */
import { accepts, refuses } from './refuses.js';

const always = 'this is always so: what the text waits for has come about by then';
const never = 'this is never so: what the text waits for has come about by then';
const turnIsSo = 'this is always so: what the text waits for says whose turn it is';
const turnIsNot = 'this is never so: what the text waits for says whose turn it is';

refuses([
  ['duel', 'stays', 'when this attacks, if you attacked this turn: draw 1 card', always],
  ['duel', 'stays', 'when this attacks, if a creature attacked this turn: draw 1 card', always],
  ['duel', 'stays', 'when this attacks, if you did not attack this turn: draw 1 card', never],
  ['duel', 'stays', 'when this attacks, if no creature attacked this turn: draw 1 card', never],
  [
    'duel',
    'stays',
    'when you summon a creature, if you summoned a creature this turn: draw 1 card',
    always,
  ],
  ['fire', 'stays', 'when this attacks, if a unit attacked this turn: draw 1 card', always],
  ['flesh', 'stays', 'when you draw a card, if you drew a card this turn: gain 1 life', always],
  ['duel', 'stays', 'when your turn begins, if it is your turn: draw 1 card', turnIsSo],
  ['duel', 'stays', 'when your turn begins, if it is your opponent’s turn: draw 1 card', turnIsNot],
  ['duel', 'stays', 'when your attack step begins, if it is not your turn: draw 1 card', turnIsNot],
  ['fire', 'stays', 'when your opponent’s turn ends, if it is your turn: draw 1 card', turnIsNot],
  ['flesh', 'stays', 'when your end phase begins, if it is your turn: draw 1 card', turnIsSo],
]);

accepts([
  ['duel', 'stays', 'when a turn begins, if it is your turn: draw 1 card'],
  ['duel', 'stays', 'when you draw a card, if it is your opponent’s turn: draw 1 card'],
  ['duel', 'stays', 'when this attacks, if you attacked 2 or more times this turn: draw 1 card'],
  ['duel', 'stays', 'when this attacks, if your opponent attacked this turn: draw 1 card'],
  ['duel', 'stays', 'when this attacks, if no other creature attacked this turn: draw 1 card'],
  [
    'duel',
    'stays',
    'when you summon a creature, if you summoned another creature this turn: draw 1 card',
  ],
  // Not before it has been done.
  ['duel', 'stays', 'when this is being destroyed, if this was destroyed this turn: draw 1 card'],
]);
