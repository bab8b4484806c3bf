/** 601. Overview: the actions of the main phase. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 601.2. Asked of every action that was taken this turn already. */
export const mayActAgain = definition(
  (_: Game, __: string) => true,
  () => false,
);
