/** Claims about whose turn it is and whether the game goes on. */
import { normal } from '../../language/names.js';

import { type Finding, type Of, type Scene, because, events } from './scene.js';

export const examineTurn = (scene: Scene, claim: Of<'turn'>): Finding => {
  const { turn } = scene.game.state;
  const step =
    claim.step === undefined ? undefined : scene.vocabulary.steps[normal(claim.step.text)];
  const last = (role: string) =>
    events(scene).findLast(
      ({ kind }) =>
        kind.is === 'event' &&
        kind.event.kind === 'turn' &&
        kind.event[role] !== undefined &&
        kind.event[role] !== '',
    )?.id ?? 0;
  return {
    holds:
      turn.player === claim.player.text &&
      (step === undefined || turn.step === step) &&
      (claim.number === undefined || turn.number === claim.number.value),
    found: `it is turn ${turn.number} of ${turn.player}, ${turn.step}`,
    decidedBy: because(scene, [last('player'), last('step')]),
  };
};

export const examineGame = (scene: Scene, claim: Of<'game'>): Finding => {
  const { result } = scene.game.state;
  const wanted = normal(claim.state.text);
  const state = result === null ? 'on' : result.winner === null ? 'draw' : 'over';
  const holds = wanted.endsWith('draw')
    ? state === 'draw'
    : wanted.endsWith('over')
      ? state !== 'on'
      : state === 'on';
  return {
    holds,
    found:
      state === 'on'
        ? 'the game goes on'
        : state === 'draw'
          ? 'the game is a draw'
          : `${result?.winner ?? ''} has won`,
    decidedBy: because(scene, result === null ? [] : [result.node]),
  };
};
