/** What stands at each number of flesh-and-blood/ch9: the whole chapter on other rules. */
import { otherRules } from './9-other-rules.js';

export const chapters = {
  'editions/ch9/9-other-rules': otherRules,
} as const;
