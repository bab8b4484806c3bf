/** 510. End of attack: what triggers, and what ends. */
import { say } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';
import { remember } from '../words.js';

/** 510. Locals: attacker. */
export const endOfAttack = procedure('510', [
  step(
    '510.1',
    'all "at the end of the attack" abilities trigger and are resolved, the turn player\'s first',
    (game, { locals }) => ({
      events: [
        { kind: 'attack-ends', card: Number(locals['attacker']), player: game.state.turn.player },
      ],
    }),
  ),
  step('', 'what triggers is carried out', () => ({ call: 'resolveWaiting' })),
  step('510.2', 'then effects that last "during the attack" or "while blocking" end', (game) => {
    const ids = say<readonly number[]>(game, 'endingAt', 'end of attack');
    return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
  }),
  step('', 'the attack is over', () => ({
    events: ['attacker', 'attacked player', 'attacked creature', 'blocker', 'blocked'].map((name) =>
      remember(name),
    ),
  })),
]);
