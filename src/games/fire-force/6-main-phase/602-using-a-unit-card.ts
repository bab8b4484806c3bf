/** 602. Using a unit card in the main phase. */
import { procedure, step } from '../../../kernel/rule.js';

/** Locals: card. */
export const useUnitCard = procedure('602', [
  step(
    '602.1',
    'the turn player may use one unit card from their hand by paying its cost',
    (game, { locals }) => ({
      call: 'useCard',
      locals: { card: locals['card'] ?? 0, player: game.state.turn.player },
    }),
  ),
  step('602.2', 'a rule check follows the use', () => ({ call: 'checkRules' })),
]);
