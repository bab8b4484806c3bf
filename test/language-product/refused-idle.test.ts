/** What would leave things as they are, or ask for what is so in any case. */
import { accepts, refuses } from './refuses.js';

const alone = 'there is one choice alone, and so none';

refuses([
  // Nothing becomes what it is already.
  ['duel', 'once', 'tap 1 tapped creature', 'to ‘tap’ these changes nothing: they are so already'],
  [
    'duel',
    'once',
    'untap all of your untapped creatures',
    'to ‘untap’ these changes nothing: they are so already',
  ],
  ['fire', 'once', 'ready 1 ready unit', 'to ‘ready’ these changes nothing: they are so already'],
  ['fire', 'once', 'spend 2 spent flame', 'to ‘spend’ these changes nothing: they are so already'],
  // Of one nothing is chosen, nor of several none.
  ['duel', 'once', 'choose 1 of these: { draw 1 card; destroy 1 creature }', alone],
  ['fire', 'once', 'choose 1 of these: { draw 1 card }', alone],
  [
    'flesh',
    'once',
    'choose 0 of these: { draw 1 card | discard 1 card }',
    'this goes for none of them',
  ],
  ['duel', 'once', 'if you have any number of creatures, draw 1 card', 'this is so in any case'],
  [
    'duel',
    'once',
    'if you have creature, draw 1 card',
    '‘creature’ speaks of one: is any meant, or are all?',
  ],
  // One hand is spoken of, and each player has one.
  ['duel', 'once', 'put 1 card from hand into your mana zone', 'whose hand? each player has one'],
  ['duel', 'once', 'look at hand', 'whose hand? each player has one'],
  ['fire', 'once', 'put the top card of deck into your hand', 'whose deck? each player has one'],
  [
    'duel',
    'stays',
    'this gets +1000 for each creature card in hand',
    'whose hand? each player has one',
  ],
  [
    'duel',
    'stays',
    'this gets +1000 for each card in the graveyard',
    'whose graveyard? each player has one',
  ],
  [
    'duel',
    'stays',
    'while there are 3 or more cards in hand, this gets +1000',
    'whose hand? each player has one',
  ],
  ['fire', 'stays', 'this gets +1 for each card in hand', 'whose hand? each player has one'],
  [
    'flesh',
    'once',
    'draw cards equal to the number of cards in the arsenal',
    'whose arsenal? each player has one',
  ],
]);

accepts([
  ['duel', 'once', 'tap 1 untapped creature'],
  ['duel', 'once', 'tap 1 creature'],
  ['duel', 'once', 'if you have a creature, draw 1 card'],
  ['duel', 'once', 'if you have creatures, draw 1 card'],
  ['duel', 'stays', 'this gets +1000 for each card in your hand'],
  ['duel', 'stays', 'this gets +1000 for each card in graveyards'],
  ['duel', 'stays', 'while you have 3 or more cards in hand, this gets +1000'],
  ['duel', 'stays', 'this gets +1000 for each of your cards in graveyard'],
  ['duel', 'stays', 'this gets +1000 for each creature in the battle zone'],
  ['fire', 'stays', 'this gets +1 for each unit in field'],
]);
