/** 210. Card number. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 210.1. By which copies in a deck are counted (402.2b-3). */
export const cardNumber = definition(
  (_: Game, value: TraitValue) => value,
  () => undefined,
);
