/** 306. The hand. */
import { type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Nature } from '../words.js';

/** 306.2. */
export const handHasNoOrder = definition(
  (): boolean | undefined => false,
  (): boolean | undefined => true,
);

/** 306.3. */
export const handIsHidden = definition(
  (game: Game): Nature | undefined => ({
    hidden: true,
    ordered: say<boolean>(game, 'handHasNoOrder'),
    shownTo: 'its player',
  }),
  () => undefined,
);

/** 306.4. */
export const handMeansCards = definition(
  (_: Game, cards: readonly number[]) => cards,
  () => [],
);
