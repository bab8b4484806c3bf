/** `choose up to 2 of these: { … }`: how many of several modes. */
import { accepts, refuses } from './refuses.js';

const three = '{ draw 1 card | discard 1 card | shuffle your deck }';

refuses([
  ['duel', 'once', `choose up to 4 of these: ${three}`, 'there are only 3 choices'],
  ['duel', 'once', `choose 4 or more of these: ${three}`, 'there are only 3 choices'],
  ['duel', 'once', `choose up to 0 of these: ${three}`, 'this goes for none of them'],
  [
    'duel',
    'once',
    `choose all of these: ${three}`,
    "choices in { } need 'choose' and how many of them",
  ],
]);

accepts([
  ['duel', 'once', `choose up to 2 of these: ${three}`],
  ['duel', 'once', `choose at most 2 of these: ${three}`],
  ['duel', 'once', `choose 1 or more of these: ${three}`],
  ['duel', 'once', `choose any number of these: ${three}`],
  ['fire', 'once', `choose up to 2 of these: ${three}`],
  ['flesh', 'once', `choose up to 2 of these: ${three}`],
]);
