/** 4.0. The structure of a game: turns, and the phases of a turn. */
import { procedure, step } from '../../../kernel/rule.js';

const phases = ['start phase', 'action phase', 'end phase'] as const;
const procedures: Readonly<Record<(typeof phases)[number], string>> = {
  'start phase': 'startPhase',
  'action phase': 'actionPhase',
  'end phase': 'endPhase',
};

/** 4.0.3. Phase after phase, turn after turn. */
export const takeTurns = procedure([
  step('takePhase', (game) => {
    const now = phases.findIndex((phase) => phase === game.state.turn.step);
    const next = phases[(now + 1) % phases.length] ?? 'start phase';
    return {
      events: [{ kind: 'turn', step: next }],
      call: procedures[next],
      go: 'takePhase',
    };
  }),
]);
