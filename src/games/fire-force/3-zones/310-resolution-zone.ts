/** 310. The resolution zone, which the rulebook numbers 301 a second time. */
import { boardRequirement, definition } from '../../../kernel/rule.js';
import type { Game } from '../../../kernel/game.js';
import type { Player } from '../../../kernel/state.js';
import { isInUse, type Nature } from '../words.js';

/** 301.1. How cards and abilities come here is 905.4a, and how they leave 905.4d. Where nothing is used, nothing is here. */
export const resolutionZone = boardRequirement(
  '301.1~2',
  'cards and abilities that are used stay in the resolution zone until they are resolved',
  (game, { id, zone }) => zone === 'resolution zone' && !isInUse(game, id),
  'only what is being used is in the resolution zone',
  {
    fault:
      'the second section numbered 301, after 309, where 310 belongs; we keep its numbers and mark the doubled one ~2',
  },
);

/** 301.2. */
export const resolutionZoneIsShared = definition(
  '301.2',
  'the game has a single resolution zone, public and ordered',
  (): Nature | undefined => ({ hidden: false, ordered: true }),
  () => undefined,
  {
    fault:
      'stands in the second section 301, where 310.2 belongs; no other rule has this number, so we keep it',
  },
);

/** 301.2. One for the whole game; without the rule each player would have one (302.1). */
export const sideOfResolutionZone = definition(
  '301.2',
  'the game has a single resolution zone, public and ordered',
  (_: Game, __: Player): Player => '',
  (_: Game, side: Player): Player => side,
);
