/** 907. Using activated abilities. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { definition, procedure, step } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 907.1. Who may use the activated abilities of a card, where their use is allowed (503.3c, 702.12b). */
export const activatedByController = definition(
  (game: Game, id: number, player: Player) => cardOf(game, id).controller === player,
  () => false,
);

/** Locals: card, ability, player. */
export const useActivated = procedure([
  step('use', (_, { locals }) => ({ call: 'useAbility', locals: { ...locals } })),
]);
