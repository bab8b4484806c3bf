/** 401. Overview: what happens before the game. */
import { note } from '../../../kernel/rule.js';

export const beforeTheGame = note(
  '401.1',
  'overview',
  'before the game, players build a deck and a flame deck and prepare to play',
  'names the topic; its parts are sections 402 to 404',
);
