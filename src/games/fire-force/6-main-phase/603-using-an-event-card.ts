/** 603. Using an event card in the main phase. */
import { cardOf, definitionOf } from '../../../kernel/game.js';
import { procedure, restriction, step } from '../../../kernel/rule.js';

/** Locals: card. */
export const useEventCard = procedure([
  step('use', (game, { locals }) => ({
    call: 'useCard',
    locals: { card: locals['card'] ?? 0, player: game.state.turn.player },
  })),
  step('checkRules', () => ({ call: 'checkRules' })),
]);

/** 603.1a. */
export const noCounterEventInMainPhase = restriction('use event', (game, { card }) =>
  definitionOf(game, cardOf(game, Number(card))).abilities.some(
    (ability) => ability.kind === 'one-off' && ability.icon === 'counter',
  ),
);
