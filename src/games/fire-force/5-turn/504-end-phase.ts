/** 504. End phase: what waits for the end of the turn, then the turn passes. */
import { opponentOf } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';
import type { Frame } from '../../../kernel/state.js';
import { nextUnskipped, turnAnew, turnsSkipped } from '../../../kernel/turns.js';
import { say } from '../questions.js';
import { endIn, endEffectsThat } from '../words.js';

/** Of an end phase that is skipped only this is left: what lasts for a turn ends, and the turn passes. */
const isPassedOver = ({ locals }: Frame): boolean => locals['passed over'] === true;

/** 504. What waits for the end of the turn, then the turn passes. Locals: passed over. */
export const endPhase = procedure([
  step('begin', (game, frame) =>
    isPassedOver(frame)
      ? undefined
      : { events: [{ kind: 'turn-ends', player: game.state.turn.player }] },
  ),
  step('checkRules', (_, frame) => (isPassedOver(frame) ? undefined : { call: 'checkRules' })),
  step('endEffects', (game) =>
    endEffectsThat(game, (effect) => {
      if (say(game, 'turnIsOver', effect)) return true;
      return endIn(effect.duration) === 'end of turn';
    }),
  ),
  step('passTurn', (game) => {
    const next = nextUnskipped(game, (before) => opponentOf(game, before));
    const number = game.state.turn.number + 1;
    return {
      events: [
        { kind: 'turn', player: next.player, number, step: '' },
        ...turnsSkipped(game, next),
        ...turnAnew(game, next.player, 'turn-ends'),
        { kind: 'fact', name: 'used this turn' },
        { kind: 'fact', name: 'actions this turn' },
      ],
    };
  }),
]);
