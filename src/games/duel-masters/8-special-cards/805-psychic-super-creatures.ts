/** 805. Psychic super creatures: made of psychic cells. */
import { todo } from '../../../kernel/rule.js';

export const psychicSuperCreature = todo(
  '805.1',
  'definition',
  'it is made of several psychic cells and is a psychic creature as well',
  'needs psychic super creatures',
);

export const loneCell = todo(
  '805.1a',
  'state-based',
  'a psychic cell alone in the battle zone returns to the hyperspatial zone at once',
  'needs psychic super creatures',
);

export const linkRelease = todo(
  '805.1b',
  'trigger',
  'leaving, one with link release returns one cell and turns the others over; this is not a replacement',
  'needs psychic super creatures',
);

export const cellCost = todo(
  '805.1c',
  'definition',
  'a psychic cell has no cost and counts as cost 0',
  'needs psychic super creatures',
);

export const cellIsNotCreature = todo(
  '805.1d',
  'definition',
  'a psychic cell that leaves the battle zone is not a creature leaving',
  'needs psychic super creatures',
);

export const cellCivilizations = todo(
  '805.1e',
  'definition',
  'each psychic cell has the civilizations of its psychic super creature',
  'needs psychic super creatures',
);

export const releasedAreSameCreature = todo(
  '805.2',
  'continuous',
  'the creatures a link release leaves stay the same creature: tapped if it was, with all that applied',
  'needs psychic super creatures',
);

export const splitPsychics = todo(
  '805.2a',
  'continuous',
  'each creature of such a split keeps all that applied, and one of them goes on attacking',
  'needs psychic super creatures',
);
