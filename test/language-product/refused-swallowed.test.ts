/** Words that a sentence has no use for are told, and not left out. */
import { accepts, refuses } from './refuses.js';

const orBehind = (word: string): string => `‘or’ means nothing behind ${word}`;
const onePlayer = 'how many is said of one player';

refuses([
  [
    'duel',
    'stays',
    'when a creature attacks you or one of your creatures: draw 1 card',
    orBehind('‘you’'),
  ],
  ['fire', 'stays', 'when you or opponent draw a card: draw 1 card', orBehind('‘you’')],
  ['flesh', 'stays', 'when you or blorb draw a card: gain 1 life', orBehind('‘you’')],
  ['fire', 'once', 'deal 3 damage to no your opponent', onePlayer],
  ['fire', 'stays', 'each your opponent cannot attack', onePlayer],
  ['fire', 'stays', 'this other gets +1', '‘other’ means nothing of one card that is known'],
  [
    'fire',
    'once',
    'reveal the other top card of your deck',
    'which is the topmost is known: ‘other’ means nothing',
  ],
  [
    'fire',
    'once',
    'retire 1 unit. draw cards equal to its other cost',
    'a card has one cost: ‘other’ means nothing here',
  ],
]);

accepts([
  ['fire', 'once', 'each player draws 1 card'],
  ['fire', 'once', 'reveal the top card of your deck'],
  ['fire', 'stays', 'your other units get +1'],
]);
