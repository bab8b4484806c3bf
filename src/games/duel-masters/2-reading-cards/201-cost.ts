/** 201. Cost: the number in the upper left corner. */
import { cardOf, definitionOf, type Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { TraitValue } from '../../../kernel/ability.js';

/** 201.2a. */
export const writtenCost = definition(
  (game: Game, id: number, _: TraitValue | undefined) =>
    definitionOf(game, cardOf(game, id)).traits['cost'],
  (_: Game, __: number, changed: TraitValue | undefined) => changed,
);
