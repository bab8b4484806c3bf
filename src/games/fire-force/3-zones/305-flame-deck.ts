/** 305. The flame deck. */
import type { Game } from '../../../kernel/game.js';
import { boardRequirement, definition } from '../../../kernel/rule.js';
import { isOfType, type Nature } from '../words.js';

/** 305.1. The flame deck that was built lies there, and 403.1a-1 has only flame cards in that. */
export const flameDeck = boardRequirement(
  (game, { id, zone }) => zone === 'flame deck' && !isOfType(game, id, 'flame card'),
  'only flame cards lie in the flame deck',
);

export const flameDeckIsPublic = definition(
  (): Nature | undefined => ({ hidden: false, ordered: false }),
  () => undefined,
);

/** 305.3. */
export const flameDeckMeansCards = definition(
  (_: Game, cards: readonly number[]) => cards,
  () => [],
);
