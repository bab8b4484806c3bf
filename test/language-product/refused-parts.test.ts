/** What several cards are together has cards where it lies, and of each of them only so much can be said. */
import { accepts, refuses } from './refuses.js';

refuses([
  [
    'duel',
    'once',
    "return 2 cards of 1 of your opponent's creatures to their owners' hands",
    'which of them are these cards of?',
  ],
  [
    'duel',
    'once',
    'discard 1 card of your creatures',
    'several cards that are one lie in the battle zone, and nowhere else',
  ],
  [
    'duel',
    'once',
    'return 1 card of your creatures in your graveyard to your hand',
    'several cards that are one lie in the battle zone, and nowhere else',
  ],
  [
    'duel',
    'once',
    "look at your opponent's hand, then choose 1 card in it. put it into your mana zone",
    'several cards that are one lie in the battle zone, and nowhere else',
  ],
  [
    'duel',
    'stays',
    'when a card of this leaves the battle zone: draw 1 card',
    'no rule looks yet at what a card is one of to which something happens',
  ],
  [
    'duel',
    'once',
    "return 1 creature of 1 of your opponent's creatures to its owner's hand",
    'there is no zone ‘creatures’',
  ],
]);

accepts([
  ['duel', 'once', "put 1 card of 1 of your opponent's creatures into their graveyard"],
  ['duel', 'once', "return all cards of your opponent's creatures to their owners' hands"],
  ['duel', 'stays', 'when this attacks: put 1 card of this into your graveyard'],
]);

const oneCard = 'what stands behind ‘into’ is one card';

refuses([
  ['flesh', 'once', 'transform 1 of your auras into 2 of your items', oneCard],
  ['flesh', 'once', 'transform 1 of your auras into all of your items', oneCard],
]);

accepts([['flesh', 'once', 'transform 1 of your auras into 1 of your items']]);
