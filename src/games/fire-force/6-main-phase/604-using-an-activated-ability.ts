/** 604. Using an activated ability in the main phase. */
import { procedure, restriction, step } from '../../../kernel/rule.js';

/** Locals: card, ability. */
export const useActivatedAbility = procedure('604', [
  step(
    '604.1',
    'the turn player may use an activated ability without counter of a card they control',
    (game, { locals }) => ({
      call: 'useActivated',
      locals: {
        card: locals['card'] ?? 0,
        ability: locals['ability'] ?? -1,
        player: game.state.turn.player,
      },
    }),
  ),
  step('604.2', 'a rule check follows the use', () => ({ call: 'checkRules' })),
]);

/** 604.1. Only abilities without the counter icon. */
export const noCounterAbilityInMainPhase = restriction(
  '604.1',
  'the turn player may use an activated ability without counter of a card they control',
  'activate',
  (game, what) => {
    const ability = game.world.abilities[Number(what['ability'])];
    return ability?.kind === 'activated' && ability.icon === 'counter';
  },
);
