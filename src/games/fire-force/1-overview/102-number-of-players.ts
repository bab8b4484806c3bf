/** 102. The number of players. */
import { opponentOf } from '../../../kernel/game.js';
import { definition } from '../questions.js';

/** 102.1. Two players, so "your opponent" is one player and no other; without the rule there is none. */
export const opponents = definition(
  'opponents',
  (game, player) => [opponentOf(game, player)],
  () => [],
);
