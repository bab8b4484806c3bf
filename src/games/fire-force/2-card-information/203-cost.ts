/** 203. Cost. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 203.1. Without the rule there is nothing to pay. */
export const cardCost = definition(
  '203.1',
  'a card has the cost printed on it, which is paid to use it',
  (_: Game, value: TraitValue) => value,
  () => undefined,
);
