/** 1109. Being there. */

import { definition } from '../questions.js';

/** 1109.1. Counts what is there; without the rule, the text finds nothing. */
export const howManyThere = definition(
  'howManyThere',
  (_, there) => there,
  () => 0,
);

/** 1109.1a. Asked for by "if there is" and "if you have"; without the rule, anywhere. */
export const beingOnField = definition('beingOnField', () => ['field']);
