/** 907. Using activated abilities. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { definition, procedure, step } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 907.1. Who may use the activated abilities of a card, where their use is allowed (503.3c, 702.12b). */
export const activatedByController = definition(
  '907.1',
  "a card's controller may use its activated ability whenever its use is allowed",
  (game: Game, id: number, player: Player) => cardOf(game, id).controller === player,
  () => false,
  { kind: 'permission' },
);

/** Locals: card, ability, player. */
export const useActivated = procedure('907', [
  step(
    '907.2',
    'an activated ability is used by the steps for using abilities',
    (_, { locals }) => ({ call: 'useAbility', locals: { ...locals } }),
  ),
]);
