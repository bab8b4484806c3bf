/** 510. End of attack: what triggers, and what ends. */
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import { keepFact } from '../words.js';
import { say } from '../questions.js';

/** 510. Locals: attacker. */
export const endOfAttack = procedure([
  step('trigger', (game, { locals }) => ({
    events: [
      { kind: 'attack-ends', card: Number(locals['attacker']), player: game.state.turn.player },
    ],
  })),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  step('endEffects', (game) => {
    const ids = say(game, 'endingAt', 'end of attack');
    return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
  }),
  /** The attack is over. */
  bookkeeping(
    step('end', () => ({
      events: ['attacker', 'attacked player', 'attacked creature', 'blocker', 'blocked'].map(
        (name) => keepFact(name),
      ),
    })),
  ),
]);
