/** 602. Using a unit card in the main phase. */
import { procedure, step } from '../../../kernel/rule.js';

/** Locals: card. */
export const useUnitCard = procedure([
  step('use', (game, { locals }) => ({
    call: 'useCard',
    locals: { card: locals['card'] ?? 0, player: game.state.turn.player },
  })),
  step('checkRules', () => ({ call: 'checkRules' })),
]);
