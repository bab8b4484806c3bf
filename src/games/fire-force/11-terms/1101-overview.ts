/** 1101. Overview: terms of the game. */
import { note } from '../../../kernel/rule.js';

export const terms = note(
  '1101.1',
  'overview',
  'some words of abilities and effects stand for a particular action',
  'names the topic; the words are sections 1102 to 1119',
);
