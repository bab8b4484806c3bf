/** 1301. Overview: what rule processing is, and its order. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 1301.2. What is found in one look is carried out section by section, and together within a section. */
export const stateBasedPlace = definition(
  (_: Game, rule: string) => Number(rule.split('.')[0]),
  () => 0,
);
