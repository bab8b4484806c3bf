/** 1117. Original. */
import { traitsOf } from '../../../kernel/continuous.js';
import { cardOf, definitionOf } from '../../../kernel/game.js';
import { definition } from '../questions.js';

/** 1117.1. Without the rule, "original" says nothing: the information as it is now. */
export const originalTrait = definition(
  'originalTrait',
  (game, id, trait) => definitionOf(game, cardOf(game, id)).traits[trait],
  (game, id, trait) => traitsOf(game, id, trait),
);
