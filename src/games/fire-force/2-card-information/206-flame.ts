/** 206. Flame: who has it. */
import { traitsOf } from '../../../kernel/continuous.js';
import { type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { attachedTo, isOfType } from '../words.js';

/** 206.1. Flame cards, and units with the icon. */
export const hasFlame = definition(
  (game: Game, id: number) =>
    isOfType(game, id, 'flame card') ||
    traitsOf(game, id, 'flame') === true ||
    say<boolean>(game, 'attachedGivesFlame', id),
  () => false,
);

/** 206.2. A text that says "flame"; without the rule it could only mean the flame cards. */
export const flameMeans = definition(
  (game: Game, id: number) => say<boolean>(game, 'hasFlame', id),
  (game: Game, id: number) => isOfType(game, id, 'flame card'),
);

/** 206.2a. Flame that is attached stays the flame card's. */
export const attachedGivesFlame = definition(
  (_: Game, __: number) => false,
  (game: Game, id: number) => attachedTo(game, id).length > 0,
);
