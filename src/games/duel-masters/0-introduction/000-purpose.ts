/** 000. Purpose: what the rulebook is for. */
import { note } from '../../../kernel/rule.js';

export const purpose = note(
  '000.1',
  'overview',
  'the document gathers the detailed rules, to be consulted when a question arises in play',
  'says what the document is for and rules nothing',
);
