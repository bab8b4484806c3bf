/** 502. Draw: one card. */
import { procedure, step } from '../../../kernel/rule.js';

export const drawStep = procedure('502', [
  step('502.1', 'the turn player draws a card: a turn-based action', (game) => ({
    call: 'drawCards',
    locals: { player: game.state.turn.player, count: 1 },
  })),
  step('', 'what triggers is carried out', () => ({ call: 'resolveWaiting' })),
]);
