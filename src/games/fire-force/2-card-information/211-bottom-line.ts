/** 211. The bottom line: rarity and rights. */
import { note } from '../../../kernel/rule.js';

export const bottomLine = note(
  '211.1',
  'physical',
  'the bottom line gives rarity, copyright and the like',
  'says what is printed at the foot of the card, which play never reads',
);

export const bottomLineMeansNothing = note(
  '211.2',
  'physical',
  'the bottom line normally has no meaning in play',
  'only tells that nothing follows from what is printed there',
);
