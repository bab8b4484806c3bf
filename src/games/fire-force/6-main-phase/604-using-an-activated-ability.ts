/** 604. Using an activated ability in the main phase. */
import { procedure, restriction, step } from '../../../kernel/rule.js';

/** Locals: card, ability. */
export const useActivatedAbility = procedure([
  step('use', (game, { locals }) => ({
    call: 'useActivated',
    locals: {
      card: locals['card'] ?? 0,
      ability: locals['ability'] ?? -1,
      player: game.state.turn.player,
    },
  })),
  step('checkRules', () => ({ call: 'checkRules' })),
]);

/** 604.1. Only abilities without the counter icon. */
export const noCounterAbilityInMainPhase = restriction('activate', (game, what) => {
  const ability = game.world.abilities[Number(what['ability'])];
  return ability?.kind === 'activated' && ability.icon === 'counter';
});
