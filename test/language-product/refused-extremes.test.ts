/** `the creature with the least power`: asked of several cards that lie together, and of no card by itself. */
import { accepts, refuses } from './refuses.js';

const byItself =
  'this is asked of several cards that lie together, and here one is looked at by itself';

refuses([
  ['duel', 'once', 'destroy 1 creature with the least race', '‘race’ is no number'],
  [
    'duel',
    'once',
    'destroy 2 creatures with the least power',
    'two of those that share it, or one that has it and the next?',
  ],
  [
    'fire',
    'once',
    'retire up to 3 units with the least power',
    'two of those that share it, or one that has it and the next?',
  ],
  ['duel', 'once', 'destroy creature with the least power', 'how many? ‘creature’ speaks of one'],
  [
    'duel',
    'once',
    'destroy 1 creature with the least power and the greatest cost',
    'of what they have least or most is said already',
  ],
  [
    'duel',
    'once',
    'destroy 1 creature with not the least power',
    '‘not’ has no sense in front of the least, or the greatest',
  ],
  ['duel', 'once', 'destroy 1 creature with total the least power', 'a total needs a number'],
  [
    'duel',
    'once',
    'destroy 1 creature with the least power or 3000',
    'the one or the other: which is asked?',
  ],
  [
    'duel',
    'once',
    'choose 1 creature. if it is a creature with the least power, draw 1 card',
    byItself,
  ],
  ['duel', 'stays', 'while this has the greatest power, this gains blocker', byItself],
  ['duel', 'stays', 'when a creature with the least power attacks: draw 1 card', byItself],
  [
    'fire',
    'stays',
    'when your unit with the least power would be retired: instead draw 1 card',
    byItself,
  ],
  ['duel', 'stays', 'this cannot be blocked by creatures with the least power', byItself],
  [
    'duel',
    'once',
    'if a creature with the least power was destroyed this turn, draw 1 card',
    byItself,
  ],
  [
    'duel',
    'once',
    'if you have a creature with the greatest power, draw 1 card',
    'among theirs, or among all?',
  ],
  [
    'duel',
    'once',
    'if there is a creature with the greatest power, draw 1 card',
    'one of them always has it',
  ],
  [
    'duel',
    'stays',
    'the creature with the least power gets +2000',
    'what is always so goes for all of them: nobody chooses',
  ],
]);

accepts([
  ['duel', 'once', 'destroy the creature with the least power'],
  ['duel', 'once', "destroy 1 of your opponent's creatures with the greatest cost"],
  ['duel', 'stays', 'creatures with the least power get +2000'],
  [
    'duel',
    'once',
    'choose 1 of these: { destroy the creature with the least power | draw 1 card }',
  ],
  [
    'fire',
    'stays',
    'when this would be retired: instead retire your other unit with the least power',
  ],
  ['flesh', 'once', 'destroy 1 target item with the greatest cost'],
]);
