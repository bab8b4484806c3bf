/** 109. Cards: what is meant by a card, and creatures made of several cards. */
import { note, todo } from '../../../kernel/rule.js';

export const latestWording = note(
  '109.1',
  'overview',
  'of differing printings of a card the wording of the newest on sale is the right one',
  'choosing between printings is done when card data are written, before any game',
);

export const card = note(
  '109.2',
  'definition',
  'the word "card" means a Duel Masters card',
  'no other cards take part in a Duel Masters game',
);

export const chosenCardAlone = todo(
  '109.2a',
  'definition',
  'an effect that chooses a card affects that card alone, not the rest of its evolution or shield stack',
  'needs creatures and shields of several cards',
);

export const partLeaves = todo(
  '109.2b',
  'definition',
  "leaving in part: an evolution's top or a god is a creature, cards under it and psychic cells are not",
  'needs evolution creatures and linked gods',
);

export const partsShareAbilities = todo(
  '109.2c',
  'continuous',
  'abilities of a creature made of several cards apply to each of its cards',
  'needs evolution creatures and linked gods',
);
