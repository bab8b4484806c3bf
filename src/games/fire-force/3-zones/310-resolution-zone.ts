/** 310. The resolution zone, which the rulebook numbers 301 a second time. */
import { boardRequirement } from '../../../kernel/rule.js';
import { isInUse } from '../words.js';
import { definition } from '../questions.js';

/** 301.1. How cards and abilities come here is 905.4a, and how they leave 905.4d. Where nothing is used, nothing is here. */
export const resolutionZone = boardRequirement(
  (game, { id, zone }) => zone === 'resolution zone' && !isInUse(game, id),
  'only what is being used is in the resolution zone',
);

/** 301.2. */
export const resolutionZoneIsShared = definition('resolutionZoneIsShared', () => ({
  hidden: false,
  ordered: true,
}));

/** 301.2. One for the whole game; without the rule each player would have one (302.1). */
export const sideOfResolutionZone = definition('sideOfResolutionZone', (_, __) => '');
