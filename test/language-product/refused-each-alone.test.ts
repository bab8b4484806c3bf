/** `when creatures are destroyed`: once for each of them, or once for all? What is waited for happens to one. */
import { accepts, refuses } from './refuses.js';

const each = (words: string): string =>
  `each time for every one of these ‘${words}’, or once for all of them?`;

refuses([
  ['duel', 'stays', 'when creatures are destroyed: draw 1 card', each('creatures')],
  ['duel', 'stays', 'when your other creatures attack: draw 1 card', each('creatures')],
  ['duel', 'stays', 'when you draw cards: draw 1 card', each('cards')],
  ['duel', 'stays', 'when this breaks shields: draw 1 card', each('shields')],
  ['duel', 'stays', 'when creatures would be destroyed: instead tap them', each('creatures')],
  ['fire', 'stays', 'when units are retired: draw 1 card', each('units')],
  ['flesh', 'stays', 'when your attacks hit: gain 1 life', each('attacks')],
]);

accepts([
  ['duel', 'stays', 'when a creature is destroyed: draw 1 card'],
  ['duel', 'stays', 'when 1 of your creatures is destroyed: draw 1 card'],
  ['duel', 'stays', 'when another of your creatures attacks: draw 1 card'],
  ['duel', 'stays', 'when you draw a card: draw 1 card'],
  // A verb that is a noun as well.
  ['flesh', 'stays', 'when 1 of your allies attacks: gain 1 life'],
  // Of what is forbidden, it is all of them.
  ['duel', 'stays', 'your creatures cannot be destroyed'],
]);
