/** 4.2. The start phase. */
import { procedure, step } from '../../../kernel/rule.js';
import { endEffects, endingAt } from '../durations.js';

/** 4.2. The turn starts, and what that triggers resolves. */
export const startPhase = procedure([
  /** 4.2.2. */
  step('endEffects', (game) => endEffects(endingAt(game, 'start of turn'))),
  /** 4.2.2. */
  step('begin', (game) => ({
    events: [{ kind: 'turn-begins', player: game.state.turn.player }],
    call: 'settleStack',
  })),
]);
