/** 1109. Being there. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { anywhere } from '../words.js';

/** 1109.1. Counts what is there; without the rule, the text finds nothing. */
export const howManyThere = definition(
  '1109.1',
  '"if there is X in a zone" looks at the cards in that zone that are X',
  (_: Game, there: number) => there,
  () => 0,
);

/** 1109.1a. Asked for by "if there is" and "if you have"; without the rule, anywhere. */
export const beingOnField = definition(
  '1109.1a',
  'without a zone it looks at the cards on the field',
  () => ['field'],
  () => anywhere,
);
