/** 310. The resolution zone, which the rulebook numbers 301 a second time. */
import { boardRequirement, definition } from '../../../kernel/rule.js';
import type { Game } from '../../../kernel/game.js';
import type { Player } from '../../../kernel/state.js';
import { isInUse, type Nature } from '../words.js';

/** 301.1. How cards and abilities come here is 905.4a, and how they leave 905.4d. Where nothing is used, nothing is here. */
export const resolutionZone = boardRequirement(
  (game, { id, zone }) => zone === 'resolution zone' && !isInUse(game, id),
  'only what is being used is in the resolution zone',
);

/** 301.2. */
export const resolutionZoneIsShared = definition(
  (): Nature | undefined => ({ hidden: false, ordered: true }),
  () => undefined,
);

/** 301.2. One for the whole game; without the rule each player would have one (302.1). */
export const sideOfResolutionZone = definition(
  (_: Game, __: Player): Player => '',
  (_: Game, side: Player): Player => side,
);
