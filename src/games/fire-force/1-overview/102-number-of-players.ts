/** 102. The number of players. */
import { type Game, opponentOf } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 102.1. Two players, so "your opponent" is one player and no other; without the rule there is none. */
export const opponents = definition(
  '102.1',
  'the game is played by two players, each the opponent of the other',
  (game: Game, player: Player): readonly Player[] => [opponentOf(game, player)],
  () => [],
);
