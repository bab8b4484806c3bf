/** Abilities that wait for a state of the game, and not for an event. */
import type { TriggeredAbility } from '../../kernel/ability.js';
import { holds } from '../../kernel/conditions.js';
import { cardOf, type Game } from '../../kernel/game.js';
import type { CardRef } from '../../kernel/state.js';

/** Whether the state is so for which an ability waits. */
export const isSo = (game: Game, { condition }: TriggeredAbility, source: CardRef): boolean => {
  const { controller } = cardOf(game, source[0]);
  return condition === undefined || holds(game, condition, { controller, source, it: [], that: 0 });
};
