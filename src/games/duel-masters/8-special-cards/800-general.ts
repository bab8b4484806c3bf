/** 800. Special cards: cards that need rules of their own. */
import { note } from '../../../kernel/rule.js';

export const specialCards = note(
  '800.1',
  'overview',
  'some cards need special processing, such as evolution creatures, gods and draghearts',
  'introduces the chapter; each kind of card has its own section',
);
