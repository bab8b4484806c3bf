/** 203. Cost. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 203.1. Without the rule there is nothing to pay. */
export const cardCost = definition(
  (_: Game, value: TraitValue) => value,
  () => undefined,
);
