/** 301. Overview: what a zone is. */
import { note } from '../../../kernel/rule.js';

export const zone = note(
  '301.1',
  'overview',
  'a zone is a place where cards and abilities are put during the game',
  'says what the word means; 302.1 puts every card into one',
  {
    fault:
      'section 301 occurs twice; this first one is the overview of zones and keeps the plain number',
  },
);
