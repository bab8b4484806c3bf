/** 305. The flame deck. */
import type { Game } from '../../../kernel/game.js';
import { boardRequirement, definition } from '../../../kernel/rule.js';
import { isOfType, type Nature } from '../words.js';

/** 305.1. The flame deck that was built lies there, and 403.1a-1 has only flame cards in that. */
export const flameDeck = boardRequirement(
  '305.1',
  "a player's flame deck lies in a zone of its own",
  (game, { id, zone }) => zone === 'flame deck' && !isOfType(game, id, 'flame card'),
  'only flame cards lie in the flame deck',
);

export const flameDeckIsPublic = definition(
  '305.2',
  'the flame deck is public and has no order',
  (): Nature | undefined => ({ hidden: false, ordered: false }),
  () => undefined,
  {
    fault:
      'public here, yet 404.1a puts it face down; we take it for public, because this is the rule that classes the zone',
  },
);

/** 305.3. */
export const flameDeckMeansCards = definition(
  '305.3',
  '"the flame deck" means the cards in that zone',
  (_: Game, cards: readonly number[]) => cards,
  () => [],
);
