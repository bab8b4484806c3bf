/** 702. Turn-based actions: what a step does by itself. */
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { isTapped } from '../words.js';

/** 702.3a. */
export const cardsToUntap = definition(
  (game: Game, player: Player): readonly number[] =>
    [
      ...cardsIn(game, '', 'battle zone').filter((id) => cardOf(game, id).controller === player),
      ...cardsIn(game, player, 'mana zone'),
    ].filter((id) => isTapped(game, id)),
  () => [],
);
