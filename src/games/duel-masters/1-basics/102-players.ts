/** 102. Players: the turn player, the non-turn player and the opponent. */
import { type Game, opponentOf } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 102.1. */
export const turnPlayer = definition(
  (game: Game): Player => game.state.turn.player,
  (): Player => '',
);

/** 102.2. */
export const opponents = definition(
  (game: Game, player: Player): readonly Player[] => [opponentOf(game, player)],
  () => [],
);
