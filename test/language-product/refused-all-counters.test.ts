/** `remove all energy counters from this`: of one card that is spoken of, and what can be put is always so many. */
import { accepts, refuses } from './refuses.js';

refuses([
  ['flesh', 'once', 'put all energy counters on 1 item', 'say how many'],
  ['flesh', 'once', 'remove all energy counters from 1 item', 'say how many'],
  ['flesh', 'once', 'remove all energy counters from all items', 'say how many'],
  ['flesh', 'once', 'gain all life', 'say how many'],
]);

accepts([
  ['flesh', 'stays', 'when you draw a card: remove all energy counters from this'],
  ['flesh', 'once', 'choose 1 item, then remove all energy counters from it'],
]);
