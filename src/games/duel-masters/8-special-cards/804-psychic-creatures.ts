/** 804. Psychic creatures: double-faced, from the hyperspatial zone. */
import { todo } from '../../../kernel/rule.js';

export const psychicCreature = todo(
  '804.1',
  'definition',
  'a psychic creature has two faces, each of which may have an ability that turns it over',
  'needs psychic creatures',
);

export const awakenAbility = todo(
  '804.1a',
  'trigger',
  'most have an awakening ability that turns them over when its condition is met',
  'needs psychic creatures',
);

export const releaseAbility = todo(
  '804.1b',
  'replacement',
  'release turns a psychic creature to its cheaper side instead of its leaving the battle zone',
  'needs psychic creatures',
);

export const awakenLink = todo(
  '804.1c',
  'procedure',
  'awaken link turns several psychic creatures over at once and links them into one',
  'needs psychic super creatures',
);

export const seeBothPsychicSides = todo(
  '804.1d',
  'permission',
  'players may look at both sides of a psychic creature in any zone',
  'needs psychic creatures',
);

export const psychicSides = todo(
  '804.2',
  'definition',
  'each side of a psychic creature has its own characteristics',
  'needs psychic creatures',
);

export const psychicFaceUpSide = todo(
  '804.3',
  'definition',
  'a reference to a psychic creature sees only the side that is face up at that time',
  'needs psychic creatures',
);

export const psychicStarts = todo(
  '804.4',
  'setup',
  'psychic creatures are put into the hyperspatial zone as the game starts',
  'needs psychic creatures',
);

export const psychicNotPaid = todo(
  '804.4a',
  'restriction',
  "a psychic creature cannot be summoned for mana, only put out by a spell or a creature's ability",
  'needs psychic creatures',
);

export const psychicBack = todo(
  '804.4b',
  'state-based',
  'a psychic creature put anywhere but the battle zone returns to the hyperspatial zone at once',
  'needs psychic creatures',
);

export const turnedIsSameCreature = todo(
  '804.5',
  'continuous',
  'a psychic creature turned over stays the same creature: tapped, attacking, with all that applied',
  'needs psychic creatures',
);

export const awakenedNotSick = todo(
  '804.6',
  'permission',
  'an awakened psychic creature has no summoning sickness',
  'needs psychic creatures',
);

export const turnedBackNotSick = todo(
  '804.6a',
  'permission',
  'turned back after awakening it may attack if it was in the battle zone since the turn began',
  'needs psychic creatures',
);

export const namePsychic = todo(
  '804.7',
  'restriction',
  'a player naming a card may name one side of a psychic creature, not both',
  'needs psychic creatures',
);
