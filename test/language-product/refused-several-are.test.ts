/** `all your creatures are tapped`, `2 or more of your units are spent`: what is so of several cards at once. */
import { accepts, refuses } from './refuses.js';

const notLookedAt = 'this cannot be looked at';
const ofSeveral =
  'of several cards no rule tells yet whether all are so, or how much they have together';

refuses([
  ['duel', 'stays', 'while your creatures are tapped, this gets +1000', notLookedAt],
  ['duel', 'stays', 'while none of your creatures are tapped, this gets +1000', notLookedAt],
  ['duel', 'once', 'if your creature is tapped, draw 1 card', notLookedAt],
  ['fire', 'once', 'if all your units are in your field, draw 1 card', notLookedAt],
  [
    'duel',
    'stays',
    'while all your creatures are not tapped, this gets +1000',
    'none of them, or not all of them?',
  ],
  [
    'fire',
    'once',
    'if 2 or more of your units are not spent, draw 1 card',
    'none of them, or not all of them?',
  ],
  [
    'duel',
    'stays',
    'while 1 of your creatures is tapped, this gets +1000',
    '1 alone, or at least 1?',
  ],
  [
    'duel',
    'stays',
    'while all your creatures is tapped, this gets +1000',
    '‘is’ does not go with its subject',
  ],
  [
    'duel',
    'stays',
    'while all your tapped creatures are untapped, this gets +1000',
    'no card is both ‘tapped’ and ‘untapped’',
  ],
  ['duel', 'once', 'choose 2 creatures. if all of them are tapped, draw 1 card', ofSeveral],
  ['duel', 'once', 'choose 2 creatures. if 2 or more of them are tapped, draw 1 card', ofSeveral],
]);

accepts([
  ['duel', 'stays', 'while all your creatures are tapped, this gets +1000'],
  ['duel', 'stays', 'while each of your other creatures is tapped or attacking, this gets +1000'],
  ['duel', 'stays', 'while another of your creatures is attacking, this gets +1000'],
  ['duel', 'once', 'if all cards in your mana zone are fire, draw 1 card'],
  ['fire', 'once', "if 2 or more of your opponent's units are spent, draw 1 card"],
  ['flesh', 'stays', 'while your hero is marked, your attacks get +1 power'],
]);

refuses([
  [
    'fire',
    'once',
    'unless you have a unit, draw 1 card',
    '‘unless …’ in front goes with what is always so, and with when …',
  ],
  [
    'fire',
    'once',
    'while you have a unit, draw 1 card',
    '‘during …’ or ‘while …’ in front goes with what is always so, and with when …',
  ],
]);
