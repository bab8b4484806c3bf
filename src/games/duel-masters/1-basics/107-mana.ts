/** 107. Mana: what cards in the mana zone produce. */
import { traitsOf } from '../../../kernel/continuous.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 107.2. The number on the mana symbol, normally 1. */
export const manaOf = definition(
  (game: Game, id: number) => Number(traitsOf(game, id, 'mana') ?? 1),
  () => 1,
);
