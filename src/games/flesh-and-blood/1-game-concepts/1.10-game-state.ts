/** 1.10. The game state: what is done before anybody gains priority. */
import { isDue } from '../../../kernel/due.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import { stackOf } from '../words.js';

/** Before a player gains priority. */
export const gameStateActions = procedure([
  /** What rules find in the state as it is. */
  bookkeeping(step('look', (game) => (isDue(game) ? { call: 'state-based' } : undefined))),
  /** What has triggered comes to the stack. */
  bookkeeping(
    step('addTriggered', (game) =>
      game.state.waiting.length > 0 ? { call: 'addTriggered' } : undefined,
    ),
  ),
]);

/** Layers resolve as if all players passed, until none is left. */
export const settleStack = procedure([
  bookkeeping(step('checkState', () => ({ call: 'gameStateActions' }))),
  bookkeeping(
    step('resolve', (game) => {
      const [top] = stackOf(game);
      return top === undefined
        ? undefined
        : { call: 'resolveLayer', locals: { card: top }, go: 'checkState' };
    }),
  ),
]);
