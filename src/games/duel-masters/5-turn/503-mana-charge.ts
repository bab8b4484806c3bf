/** 503. Mana charge: at most one card from hand. */
import { cardsIn, fact } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import { bookkeeping, permission, procedure, restriction, step } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { keepFact } from '../words.js';
import { say } from '../questions.js';

/** 503.1. */
export const chargeFromHand = permission('charge', (game, player) =>
  cardsIn(game, player, 'hand').map((card) => ({ verb: 'charge', card })),
);

/** 503.1. */
export const chargeStep = procedure([
  /** What waits since the step began is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  step(
    'charge',
    (game) => {
      if (turnIsOver(game) !== undefined) return;
      const by = game.state.turn.player;
      const options = legalOptions(game, by, 'charge');
      if (options.length === 0 && game.state.facts['charged'] !== undefined) return;
      const left = say(game, 'chargesAllowed') - Number(game.state.facts['charged'] ?? 0);
      const max = Math.max(0, Math.min(left, options.length));
      return {
        ask: { kind: 'charge', of: ['charge'], by, options, min: 0, max, rest: true, source: 0 },
      };
    },
    (game, _, picked) => {
      if (picked.length === 0) return;
      const player = game.state.turn.player;
      return {
        events: [
          ...picked.map(({ card }) => ({ kind: 'charge', card: card ?? 0, player })),
          keepFact('charged', Number(game.state.facts['charged'] ?? 0) + picked.length),
        ],
        go: 'charge',
      };
    },
  ),
  /** The charges of this step count no longer. */
  bookkeeping(
    step('forgetCharges', (game) =>
      game.state.facts['charged'] === undefined ? undefined : { events: [keepFact('charged')] },
    ),
  ),
]);

/** 503.2. */
export const oneChargePerTurn = restriction(
  'charge',
  (game) => Number(fact(game, 'charged') ?? 0) >= say(game, 'chargesAllowed'),
);
