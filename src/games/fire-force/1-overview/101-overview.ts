/** 101. Overview: what the rulebook is. */
import { note } from '../../../kernel/rule.js';

export const purpose = note(
  '101.1',
  'overview',
  'the document sets out the rules of the game in detail',
  'says what the document is and rules nothing',
);
