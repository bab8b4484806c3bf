/** 308. Life. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Nature } from '../words.js';

/** 308.2. */
export const lifeIsHidden = definition(
  (): Nature | undefined => ({ hidden: true, ordered: true }),
  () => undefined,
);

/** 308.3. */
export const lifeIsFaceDown = definition(
  (): Record<string, string> => ({ face: 'down' }),
  () => ({}),
);

/** 308.4. */
export const lifeMeansCards = definition(
  (_: Game, cards: readonly number[]) => cards,
  () => [],
);
