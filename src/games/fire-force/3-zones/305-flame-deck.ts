/** 305. The flame deck. */
import { boardRequirement } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';
import { definition } from '../questions.js';

/** 305.1. The flame deck that was built lies there, and 403.1a-1 has only flame cards in that. */
export const flameDeck = boardRequirement(
  (game, { id, zone }) => zone === 'flame deck' && !isOfType(game, id, 'flame card'),
  'only flame cards lie in the flame deck',
);

export const flameDeckIsPublic = definition('flameDeckIsPublic', () => ({
  hidden: false,
  ordered: false,
}));

/** 305.3. */
export const flameDeckMeansCards = definition('flameDeckMeansCards', (_, cards) => cards);
