/** `you have more cards in hand than your opponent`: two players, and the same cards of either. */
import { accepts, refuses } from './refuses.js';

const oneEach = 'one player has more than one other';

refuses([
  ['duel', 'once', 'if you have more creatures than this, draw 1 card', oneEach],
  ['duel', 'once', 'if each player has more creatures than your opponent, draw 1 card', oneEach],
  [
    'duel',
    'once',
    'if you have more cards in your hand than your opponent, draw 1 card',
    'these are the same cards',
  ],
  [
    'duel',
    'once',
    'if you have more cards in hand than you, draw 1 card',
    'these are the same cards',
  ],
  [
    'duel',
    'once',
    'if you have 2 creatures than your opponent, draw 1 card',
    'more or fewer, and than who?',
  ],
  [
    'duel',
    'once',
    'if you have more 2 creatures than your opponent, draw 1 card',
    'how many is said by what it is compared with',
  ],
  [
    'duel',
    'stays',
    'while this has more power than it, this gets +1000',
    'cards are compared by what they are',
  ],
]);

accepts([
  ['fire', 'once', 'if your opponent has more units than you, draw 1 card'],
  ['flesh', 'once', "if your life is less than your opponent's life, draw 1 card"],
  ['flesh', 'once', "gain life equal to your opponent's life"],
]);
