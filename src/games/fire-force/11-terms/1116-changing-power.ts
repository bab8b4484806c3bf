/** 1116. Power plus or minus a number. */
import { definition } from '../questions.js';

/** 1116.1. Other numbers that an effect adds to have no rule of their own. */
export const addsTo = definition(
  'addsTo',
  (_, __, now, sum) => now + sum,
  (_, trait, now, sum) => (trait === 'power' ? now : now + sum),
);
