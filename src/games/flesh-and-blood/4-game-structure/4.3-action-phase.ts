/** 4.3. The action phase. */
import { bookkeeping, type Move, procedure, step } from '../../../kernel/rule.js';
import { pointsBecome } from '../words.js';

/** 4.3. It begins, the turn player has an action point, and priority goes round. */
export const actionPhase = procedure([
  /** 4.3.1. */
  step('begin', (game) => ({
    events: [{ kind: 'phase-begins', step: 'action phase', player: game.state.turn.player }],
  })),
  /** 4.3.2. The point is had, and not gained. */
  step('haveActionPoint', (game) => ({
    events: [pointsBecome(game.state.turn.player, 'action', 1)],
  })),
  /** 4.3.3. It goes on to where all have passed, with nothing on the stack and the combat chain closed (4.3.4). */
  step('goOn', () => ({ call: 'priority', into: 'ended' })),
  /** An attack begins combat (7.0.2a). */
  bookkeeping(
    step('combat', (_, { locals }): Move | void => {
      if (locals['ended'] !== 'attack') return;
      locals['ended'] = null;
      return { call: 'combat', go: 'goOn' };
    }),
  ),
]);
