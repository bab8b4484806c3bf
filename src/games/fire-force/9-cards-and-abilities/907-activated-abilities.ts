/** 907. Using activated abilities. */
import { cardOf } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';
import { definition } from '../questions.js';

/** 907.1. Who may use the activated abilities of a card, where their use is allowed (503.3c, 702.12b). */
export const activatedByController = definition(
  'activatedByController',
  (game, id, player) => cardOf(game, id).controller === player,
);

/** Locals: card, ability, player. */
export const useActivated = procedure([
  step('use', (_, { locals }) => ({ call: 'useAbility', locals: { ...locals } })),
]);
