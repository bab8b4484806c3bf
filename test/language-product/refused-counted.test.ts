/** `for the second time this turn`, `2 times this turn`: which of several events, and how many there were. */
import { accepts, refuses } from './refuses.js';

// What is denied of 2 is true of 3 as well, unless more is said.
const fewerOrNotExactly = 'fewer, or only not exactly so many?';

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
    'if you attacked exactly 1 times this turn, draw 1 card',
    '‘times’ does not go with this number',
  ],
  [
    'duel',
    'once',
    'if you attacked 2 time this turn, draw 1 card',
    '‘time’ does not go with this number',
  ],
  ['fire', 'once', 'if you do not have 2 units, draw 1 card', fewerOrNotExactly],
  ['duel', 'once', 'if you did not summon 2 creatures this turn, draw 1 card', fewerOrNotExactly],
  ['duel', 'once', 'if you did not attack 2 times this turn, draw 1 card', fewerOrNotExactly],
  ['duel', 'once', 'if 2 creatures were not destroyed this turn, draw 1 card', fewerOrNotExactly],
]);

accepts([
  ['duel', 'stays', 'when this attacks for the second time this turn: draw 1 card'],
  ['fire', 'stays', 'when you draw a card for the first time this turn: draw 1 card'],
  ['flesh', 'stays', 'when you attack for the third time this combat chain: draw 1 card'],
  ['flesh', 'once', 'if you attacked 2 or more times this turn, draw 1 card'],
  ['duel', 'once', 'if your opponent attacked exactly 1 time this turn, draw 1 card'],
  ['fire', 'once', 'if you do not have exactly 2 units, draw 1 card'],
  ['duel', 'once', 'if you did not summon 2 or more creatures this turn, draw 1 card'],
  ['duel', 'once', 'if you did not summon a creature this turn, draw 1 card'],
]);

// What was done this way: by which of several sentences.
const which = (base: string, participle: string): string =>
  `more than one sentence says to ‘${base}’, and this asks of the last alone: which were ${participle}?`;
const anyOfThem = 'several things were done at the same time, and this could mean any of them';

refuses([
  [
    'duel',
    'once',
    "destroy 1 of your creatures. destroy 1 of your opponent's creatures. if 2 creatures were destroyed this way, draw 1 card",
    which('destroy', 'destroyed'),
  ],
  [
    'duel',
    'once',
    "destroy 1 of your creatures. destroy 1 of your opponent's creatures. for each creature destroyed this way, draw 1 card",
    which('destroy', 'destroyed'),
  ],
  [
    'fire',
    'stays',
    "when this attacks: retire 1 of your units, then retire 1 of your opponent's units. if a unit was retired this way, draw 1 card",
    which('retire', 'retired'),
  ],
  [
    'flesh',
    'once',
    'discard 1 card, then your opponent discards 1 card. if 2 cards were discarded this way, draw 1 card',
    which('discard', 'discarded'),
  ],
  [
    'duel',
    'once',
    "destroy 1 of your creatures and 1 of your opponent's creatures. if it was destroyed this way, draw 1 card",
    anyOfThem,
  ],
  [
    'duel',
    'once',
    "destroy 1 of your creatures and destroy 1 of your opponent's creatures. if 2 creatures were destroyed this way, draw 1 card",
    anyOfThem,
  ],
]);

accepts([
  [
    'duel',
    'once',
    "destroy 1 of your creatures and 1 of your opponent's creatures. if 2 creatures were destroyed this way, draw 1 card",
  ],
  [
    'duel',
    'once',
    "destroy 1 of your creatures. destroy 1 of your opponent's creatures. if it was destroyed this way, draw 1 card",
  ],
  [
    'duel',
    'once',
    "destroy 1 of your creatures, then tap 1 of your opponent's creatures. if a creature was tapped this way, draw 1 card",
  ],
  [
    'fire',
    'once',
    "if it is your turn, retire 1 of your units, otherwise retire 1 of your opponent's units. if a unit was retired this way, draw 1 card",
  ],
  [
    'flesh',
    'once',
    'draw 1 card. discard 2 cards. if 2 cards were discarded this way, draw 1 card',
  ],
]);

const alone = '1 alone, or at least 1?';

// A number is exactly so many; of one a reader could take it for at least one.
refuses([
  ['duel', 'once', 'if you have 1 creature, draw 1 card', alone],
  [
    'duel',
    'stays',
    'when you would draw a card, if you have 1 card in your deck: instead you win the game',
    alone,
  ],
  ['fire', 'once', 'if there is 1 card in your adolla, draw 1 card', alone],
  ['flesh', 'once', 'if 1 aura was destroyed this turn, draw 1 card', alone],
]);
accepts([
  ['duel', 'once', 'if you have a creature, draw 1 card'],
  ['duel', 'once', 'if you have exactly 1 creature, draw 1 card'],
  ['duel', 'once', 'if you have 1 or more creatures, draw 1 card'],
  ['duel', 'once', 'if you have 2 creatures, draw 1 card'],
]);
