/** 207. Support value. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 207.1. Without it a card cannot be given in support (702.16). */
export const supportValue = definition(
  '207.1',
  'a card may have a support value, by which it raises power from the hand',
  (_: Game, value: TraitValue) => value,
  () => undefined,
);
