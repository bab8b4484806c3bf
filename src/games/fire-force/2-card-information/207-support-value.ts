/** 207. Support value. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 207.1. Without it a card cannot be given in support (702.16). */
export const supportValue = definition(
  (_: Game, value: TraitValue) => value,
  () => undefined,
);
