/** 501. A turn is three phases, and turns alternate. */
import { rests } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';

const phases = ['preparation phase', 'main phase', 'end phase'] as const;
const procedures: Readonly<Record<string, string>> = {
  'preparation phase': 'preparationPhase',
  'main phase': 'mainPhase',
  'end phase': 'endPhase',
};

/** 501.1. Phase after phase; the end phase hands the turn over (504.5) before it comes round again. */
export const takeTurns = procedure('501', [
  step('501.1', 'players take turns in alternation: preparation, main, then end phase', (game) => {
    const now = phases.findIndex((phase) => phase === game.state.turn.step);
    // The main phase ends by a choice, and what comes then rests on it.
    rests(game, game.state.origins['main phase over']);
    const next = phases[(now + 1) % phases.length] ?? phases[0];
    return {
      events: [{ kind: 'turn', step: next }],
      call: procedures[next] ?? '',
      go: '501.1',
    };
  }),
]);
