/** How the payment is said with the use of a card. */
import type { AnswerPart } from '../../../kernel/vocabulary.js';

/** `paying m1, m2`, where one mana is not as good as another. */
export const paying: AnswerPart = {
  decision: ['pay'],
  from: 'paying',
  verbs: ['pay'],
  optional: true,
};
