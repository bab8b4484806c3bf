/** 1109. Being there. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { anywhere } from '../words.js';

/** 1109.1. Counts what is there; without the rule, the text finds nothing. */
export const howManyThere = definition(
  (_: Game, there: number) => there,
  () => 0,
);

/** 1109.1a. Asked for by "if there is" and "if you have"; without the rule, anywhere. */
export const beingOnField = definition(
  () => ['field'],
  () => anywhere,
);
