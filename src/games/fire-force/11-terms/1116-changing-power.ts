/** 1116. Power plus or minus a number. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 1116.1. Other numbers that an effect adds to have no rule of their own. */
export const addsTo = definition(
  (_: Game, __: string, now: number, sum: number) => now + sum,
  (_: Game, trait: string, now: number, sum: number) => (trait === 'power' ? now : now + sum),
);
