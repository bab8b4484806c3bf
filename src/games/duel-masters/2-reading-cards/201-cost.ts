/** 201. Cost: the number in the upper left corner. */
import { cardOf, definitionOf } from '../../../kernel/game.js';
import { definition } from '../questions.js';

/** 201.2a. */
export const writtenCost = definition(
  'writtenCost',
  (game, id, _) => definitionOf(game, cardOf(game, id)).traits['cost'],
);
