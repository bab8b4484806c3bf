/** 1402. The text of cards. */
import { note } from '../../../kernel/rule.js';

export const japaneseTextCounts = note(
  '1402.1',
  'definition',
  'a card in any language has the text of the Japanese card with its card number',
  "says which printing gives a card's text; a card comes to the engine with that text already",
);
