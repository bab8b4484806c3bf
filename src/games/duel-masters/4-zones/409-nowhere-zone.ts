/** 409. Nowhere zone: where a card is between two zones. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

/** 409.1. */
export const zoneInUse = definition(
  '409.1',
  'a card whose move between zones needs special processing is in the nowhere zone until that ends',
  (game: Game, id: number) =>
    isOfType(game, id, 'spell') ? say<string>(game, 'spellInUse', id) : 'nowhere zone',
  (game: Game, id: number) => cardOf(game, id).zone,
);

/** 409.1a. */
export const spellInUse = definition(
  '409.1a',
  'from casting to the end of resolution a spell is neither in the hand nor in the graveyard',
  (_: Game, __: number) => 'nowhere zone',
  (game: Game, id: number) => cardOf(game, id).zone,
);
