/** 306. The hand. */
import { definition, say } from '../questions.js';

/** 306.2. */
export const handHasNoOrder = definition('handHasNoOrder', () => false);

/** 306.3. */
export const handIsHidden = definition('handIsHidden', (game) => ({
  hidden: true,
  ordered: say(game, 'handHasNoOrder'),
  shownTo: 'its player',
}));

/** 306.4. */
export const handMeansCards = definition('handMeansCards', (_, cards) => cards);
