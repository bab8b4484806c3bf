/** 200. Reading cards: which information counts. */
import { note } from '../../../kernel/rule.js';

export const informationOnCards = note(
  '200.1',
  'overview',
  'a card carries information the game needs and information it does not',
  'introduces the chapter and rules nothing itself',
);

export const characteristics = note(
  '200.2',
  'overview',
  'some parts of a card are characteristics, which the game refers to',
  'each characteristic is named by its own section, 201 to 207',
);
