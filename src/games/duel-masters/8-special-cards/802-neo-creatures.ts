/** 802. NEO creatures: evolutions while a creature card is under them. */
import { todo } from '../../../kernel/rule.js';

export const neoCreature = todo(
  '802.1',
  'definition',
  'a NEO creature enters as a creature or, by NEO evolution, as a NEO evolution creature',
  'needs NEO creatures',
);

export const neoEvolutionInBattleZone = todo(
  '802.2',
  'definition',
  'it is a NEO evolution creature only in the battle zone with a creature card under it',
  'needs NEO creatures',
);

export const neoSickness = todo(
  '802.3',
  'continuous',
  'it has no summoning sickness while a creature card is under it, and gets it if that is removed that turn',
  'needs NEO creatures',
);

export const neoByAnyMeans = todo(
  '802.4',
  'definition',
  'any creature card under it makes it a NEO evolution creature, even without NEO evolution',
  'needs NEO creatures',
);
