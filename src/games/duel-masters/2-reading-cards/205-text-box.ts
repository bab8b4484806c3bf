/** 205. Text box: rules text, keywords, reminders and flavor. */
import { note, todo } from '../../../kernel/rule.js';

export const textBox = note(
  '205.1',
  'overview',
  'the lower half of a card holds the rules text that defines its abilities',
  'says what is printed where on the card',
);

export const keywordNotText = todo(
  '205.1a',
  'definition',
  "a keyword before an ability's text is skipped when the text is referred to",
  'needs effects that look at the text of a card',
);

export const meaninglessText = note(
  '205.2',
  'overview',
  'a text box may hold sentences without meaning in the game',
  'introduces the list wholly contained in 205.2a and 205.2b',
);

export const reminderText = note(
  '205.2a',
  'overview',
  'text in parentheses sums up the rules that apply to the card',
  'only repeats rules that stand elsewhere',
);

export const flavorText = note(
  '205.2b',
  'overview',
  'flavor text has no meaning in the game',
  'says that the text does nothing',
);

export const textBoxSymbols = note(
  '205.3',
  'overview',
  'symbols behind the text box have no meaning in the game',
  'says that the symbols do nothing',
);
