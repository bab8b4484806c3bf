/** What the text waits for makes a condition true each time, or false: it says nothing, and is refused. */
import { accepts, refuses } from './refuses.js';

const always = 'this is always so: what the text waits for has come about by then';
const never = 'this is never so: what the text waits for has come about by then';

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
]);

accepts([
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
