/** 308. Life. */
import type { Game } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';
import type { Nature } from '../words.js';

export const life = note(
  '308.1',
  'overview',
  "a player's life cards lie in a zone of their own",
  'says what the zone is for; how cards come here is 404.1e, and how they leave 802.1a',
);

/** 308.2. */
export const lifeIsHidden = definition(
  '308.2',
  'life is hidden and ordered from top to bottom',
  (): Nature | undefined => ({ hidden: true, ordered: true }),
  () => undefined,
);

/** 308.3. */
export const lifeIsFaceDown = definition(
  '308.3',
  'cards are put into life face down unless told otherwise',
  (): Record<string, string> => ({ face: 'down' }),
  () => ({}),
);

/** 308.4. */
export const lifeMeansCards = definition(
  '308.4',
  '"life" means the cards in that zone',
  (_: Game, cards: readonly number[]) => cards,
  () => [],
  {
    fault:
      'names a zone ライフ置き場 that nothing defines; we take it for the zone ライフ of 308.1, the only one it can mean',
  },
);
