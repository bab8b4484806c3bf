/** 102. The number of players. */
import { type Game, opponentOf } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 102.1. Two players, so "your opponent" is one player and no other; without the rule there is none. */
export const opponents = definition(
  (game: Game, player: Player): readonly Player[] => [opponentOf(game, player)],
  () => [],
);
