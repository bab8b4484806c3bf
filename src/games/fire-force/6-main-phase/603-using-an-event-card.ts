/** 603. Using an event card in the main phase. */
import { cardOf, definitionOf } from '../../../kernel/game.js';
import { procedure, restriction, step } from '../../../kernel/rule.js';

/** Locals: card. */
export const useEventCard = procedure('603', [
  step(
    '603.1',
    'the turn player may use one event card from their hand by paying its cost',
    (game, { locals }) => ({
      call: 'useCard',
      locals: { card: locals['card'] ?? 0, player: game.state.turn.player },
    }),
  ),
  step('603.2', 'a rule check follows the use', () => ({ call: 'checkRules' })),
]);

/** 603.1a. */
export const noCounterEventInMainPhase = restriction(
  '603.1a',
  'an event whose ability begins with counter cannot be used as a main phase action',
  'use event',
  (game, { card }) =>
    definitionOf(game, cardOf(game, Number(card))).abilities.some(
      (ability) => ability.kind === 'one-off' && ability.icon === 'counter',
    ),
);
