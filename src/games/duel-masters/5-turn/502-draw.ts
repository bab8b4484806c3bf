/** 502. Draw: one card. */
import { procedure, step } from '../../../kernel/rule.js';

export const drawStep = procedure([
  step('draw', (game) => ({
    call: 'drawCards',
    locals: { player: game.state.turn.player, count: 1 },
  })),
]);
