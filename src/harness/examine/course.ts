/** Claims about whose turn it is, whether the game goes on, and who has won. */
import type { Asserting } from '../assertion.js';
import { because, events, type Finding, type Scene } from './scene.js';
import { nodeOf } from '../../kernel/ledger.js';

export const examineTurn = (scene: Scene, claim: Asserting<'turn'>): Finding => {
  const { turn } = scene.game.state;
  const { player, step, number } = claim;
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
      turn.player === player &&
      (step === undefined || turn.step === step) &&
      (number === undefined || turn.number === number),
    found: `it is turn ${turn.number} of ${turn.player}, ${turn.step}`,
    decidedBy: because(scene, [last('player'), last('step')]),
  };
};

export const examineGame = (scene: Scene, { state: wanted }: Asserting<'game'>): Finding => {
  const { result } = scene.game.state;
  const state = result === null ? 'on' : result.winner === null ? 'draw' : 'over';
  return {
    holds: wanted === 'over' ? state !== 'on' : state === wanted,
    found: stateOf(scene),
    decidedBy: because(scene, result === null ? [] : [nodeOf(scene.game, result)]),
  };
};

const stateOf = ({ game }: Scene): string => {
  const { result } = game.state;
  if (result === null) return 'the game goes on';
  return result.winner === null ? 'the game is a draw' : `${result.winner} has won`;
};

export const examineResult = (scene: Scene, { who, how, not }: Asserting<'result'>): Finding => {
  const { result } = scene.game.state;
  const one = (how === 'won' ? result?.winner : result?.loser) ?? null;
  const is = who === 'nobody' ? one === null : who === one;
  const why = result === null || result.winner === null ? '' : ` (${result.why})`;
  return {
    holds: is !== not,
    found: `${stateOf(scene)}${why}`,
    decidedBy: because(scene, result === null ? losersSpared(scene) : [nodeOf(scene.game, result)]),
  };
};

/** Game ends that did not come about. */
const losersSpared = (scene: Scene): readonly number[] =>
  events(scene)
    .filter(
      ({ kind }) =>
        kind.is === 'event' &&
        kind.fate !== 'happened' &&
        ['lose', 'game-over'].includes(kind.event.kind),
    )
    .map((node) => node.id);
