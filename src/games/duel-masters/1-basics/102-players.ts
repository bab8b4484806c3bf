/** 102. Players: the turn player, the non-turn player and the opponent. */
import { type Game, opponentOf } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 102.1. */
export const turnPlayer = definition(
  '102.1',
  'the player whose turn is under way is the turn player, the other the non-turn player',
  (game: Game): Player => game.state.turn.player,
  (): Player => '',
);

/** 102.2. */
export const opponents = definition(
  '102.2',
  "a player's opponent is the other player",
  (game: Game, player: Player): readonly Player[] => [opponentOf(game, player)],
  () => [],
);
