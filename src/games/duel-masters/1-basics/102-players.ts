/** 102. Players: the turn player, the non-turn player and the opponent. */
import { opponentOf } from '../../../kernel/game.js';
import { definition } from '../questions.js';

/** 102.1. */
export const turnPlayer = definition(
  'turnPlayer',
  (game) => game.state.turn.player,
  () => '',
);

/** 102.2. */
export const opponents = definition(
  'opponents',
  (game, player) => [opponentOf(game, player)],
  () => [],
);
