/** What changes places does so one card with one card, or one zone with another of the same player. */
import { accepts, refuses } from './refuses.js';

refuses([
  [
    'duel',
    'once',
    'switch all cards in your hand for 1 card in your mana zone',
    '‘switch’ has one card change places with one',
  ],
  [
    'duel',
    'once',
    'switch 1 card in your hand for up to 2 cards in your mana zone',
    '‘switch’ has one card change places with one',
  ],
  [
    'duel',
    'once',
    "switch your hand for your opponent's mana zone",
    'both must be said to be zones of the same player',
  ],
  ['duel', 'once', 'switch your hand for your hand', 'a zone does not change places with itself'],
  [
    'duel',
    'once',
    'switch your hand for the top of your deck',
    'two zones change places, each with all that is in it',
  ],
  [
    'duel',
    'once',
    'switch your hand for your battle zone',
    '‘for’ cards of the hand, mana zone, graveyard, shield zone or deck alone can be meant',
  ],
]);

accepts([
  ['duel', 'once', 'switch 1 card in your hand for 1 card in your mana zone'],
  ['duel', 'once', 'switch your graveyard for your hand'],
]);
