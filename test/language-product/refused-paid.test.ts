/** What is paid besides a card, or in place of its cost, has to be plain before it is paid. */
import { accepts, refuses } from './refuses.js';

const notPlain = (icon: string): string =>
  `no rule carries out yet that what is paid for [${icon}] is said so`;

const askedAgain = 'whoever chooses the [alternative cost] pays it: nobody is asked again';

refuses([
  [
    'flesh',
    'once',
    '[additional cost] choose 1 of these: { discard 1 card | lose 2 life }',
    notPlain('additional cost'),
  ],
  [
    'flesh',
    'once',
    '[additional cost] for each of your auras, discard 1 card',
    notPlain('additional cost'),
  ],
  [
    'flesh',
    'once',
    '[additional cost] if you have no auras, discard 1 card',
    notPlain('additional cost'),
  ],
  [
    'flesh',
    'once',
    '[alternative cost] choose 1 of these: { discard 1 card | lose 2 life }',
    notPlain('alternative cost'),
  ],
  ['flesh', 'once', '[alternative cost] you may discard 1 card', askedAgain],
]);

accepts([
  ['flesh', 'once', '[additional cost] discard 1 card and lose 2 life'],
  ['flesh', 'once', '[additional cost] you may discard 1 card. if you do, draw 1 card'],
  [
    'flesh',
    'once',
    '[additional cost] discard 1 card at random. if its cost is 1 or more, draw 1 card',
  ],
  ['flesh', 'once', '[alternative cost] discard 1 card'],
]);
