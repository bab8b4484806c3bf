/** 501. A turn is three phases, and turns alternate. */

import { procedure, step } from '../../../kernel/rule.js';
import { isSkipped, turnIsOver, withoutSkipped } from '../../../kernel/turns.js';
import { turnsAreEndless } from '../endless.js';
import { restsOn } from '../../../kernel/ledger.js';

const phases = ['preparation phase', 'main phase', 'end phase'] as const;
const procedures: Readonly<Record<(typeof phases)[number], string>> = {
  'preparation phase': 'preparationPhase',
  'main phase': 'mainPhase',
  'end phase': 'endPhase',
};

/** 501.1. Phase after phase; the end phase hands the turn over (504.5) before it comes round again. */
export const takeTurns = procedure([
  step('takePhase', (game, frame) => {
    const { locals } = frame;
    const { player, step: last } = game.state.turn;
    const now = phases.findIndex((phase) => phase === last);
    // The main phase ends by a choice, and what comes then rests on it.
    restsOn(game, 'main phase over');
    const left = phases.slice((now + 1) % phases.length);
    const over = turnIsOver(game);
    const goesOn = left.find(
      (phase) => !isSkipped(game, phase, player) && (over === undefined || phase === 'end phase'),
    );
    // Whatever becomes of an end phase, it hands the turn over.
    const next = goesOn ?? 'end phase';
    if (next === 'main phase') locals['idle turns'] = 0;
    if (next === 'end phase' && last !== 'main phase')
      locals['idle turns'] = Number(locals['idle turns'] ?? 0) + 1;
    const isNew = last !== 'preparation phase' && last !== 'main phase';
    if (isNew && turnsAreEndless(game, frame, Number(locals['idle turns'] ?? 0)))
      return { call: 'endlessLoop', go: 'takePhase' };
    const skipped = left.slice(0, goesOn && left.indexOf(goesOn));
    return {
      events: [...withoutSkipped(game, player, skipped), { kind: 'turn', step: next }],
      call: procedures[next],
      locals: { 'passed over': goesOn === undefined || over === 'all of it' },
      go: 'takePhase',
    };
  }),
]);
