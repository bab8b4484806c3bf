/** 1117. Original. */
import { traitsOf } from '../../../kernel/continuous.js';
import { cardOf, definitionOf, type Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 1117.1. Without the rule, "original" says nothing: the information as it is now. */
export const originalTrait = definition(
  (game: Game, id: number, trait: string) => definitionOf(game, cardOf(game, id)).traits[trait],
  (game: Game, id: number, trait: string) => traitsOf(game, id, trait),
);
