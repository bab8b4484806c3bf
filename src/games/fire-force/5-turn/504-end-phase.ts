/** 504. End phase: what waits for the end of the turn, then the turn passes. */
import { opponentOf, say } from '../../../kernel/game.js';
import { note, procedure, step } from '../../../kernel/rule.js';
import type { Frame } from '../../../kernel/state.js';
import { nextUnskipped, turnAnew, turnsSkipped, withoutItsEnd } from '../../../kernel/turns.js';

/** Of an end phase that is skipped only this is left: what lasts for a turn ends, and the turn passes. */
const isPassedOver = ({ locals }: Frame): boolean => locals['passed over'] === true;

/** 504. What waits for the end of the turn, then the turn passes. Locals: passed over. */
export const endPhase = procedure('504', [
  step('504.1', 'the condition "at the end of the turn" is met', (game, frame) =>
    isPassedOver(frame)
      ? { events: withoutItsEnd(game, 'turn-ends') }
      : { events: [{ kind: 'turn-ends', player: game.state.turn.player }] },
  ),
  step('504.2', 'a rule check follows', (_, frame) =>
    isPassedOver(frame) ? undefined : { call: 'checkRules' },
  ),
  step(
    '504.4',
    'continuous effects that last during the turn or until its end are over',
    (game) => {
      const ids = game.state.effects
        .filter((effect) => {
          const { duration, turn } = effect;
          if (typeof duration !== 'object' || !('until' in duration)) return false;
          if (say<boolean>(game, 'turnIsOver', effect)) return true;
          return duration.until === 'end of turn' && turn <= game.state.turn.number;
        })
        .map(({ id }) => id);
      return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
    },
  ),
  step('504.5', 'the non-turn player becomes the turn player and a new turn begins', (game) => {
    const next = nextUnskipped(game, (before) => opponentOf(game, before));
    const number = game.state.turn.number + 1;
    return {
      events: [
        { kind: 'turn', player: next.player, number, step: '' },
        ...turnsSkipped(game, next),
        ...turnAnew(game),
        { kind: 'fact', name: 'used this turn' },
        { kind: 'fact', name: 'actions this turn' },
      ],
    };
  }),
]);

/** 504.3. */
export const nothingLeftAtEnd = note(
  '504.3',
  'procedure',
  'while rule processing or met conditions are outstanding, 504.2 is done again',
  'a rule check ends only when no rule processing is due and nothing has triggered (1002.1a, 1002.1c), so 504.2 never leaves anything behind that this could find',
  {
    fault:
      'speaks of ルールエフェクト, which nothing defines; we take it for rule processing (ルール処理), which 502.6 and 1002.1a wait for',
  },
);
