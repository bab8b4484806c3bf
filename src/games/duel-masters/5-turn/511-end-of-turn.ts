/** 511. End of turn: what triggers, and what ends. */
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import { say } from '../questions.js';

export const endStep = procedure([
  step('trigger', (game) => ({ events: [{ kind: 'turn-ends', player: game.state.turn.player }] })),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  step('endEffects', (game) => {
    const ids = say(game, 'endingAt', 'end of turn');
    return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
  }),
]);
