/** 409. Nowhere zone: where a card is between two zones. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

/** 409.1. */
export const zoneInUse = definition(
  (game: Game, id: number) =>
    isOfType(game, id, 'spell') ? say<string>(game, 'spellInUse', id) : 'nowhere zone',
  (game: Game, id: number) => cardOf(game, id).zone,
);

/** 409.1a. */
export const spellInUse = definition(
  (_: Game, __: number) => 'nowhere zone',
  (game: Game, id: number) => cardOf(game, id).zone,
);
