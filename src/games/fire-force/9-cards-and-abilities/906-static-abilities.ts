/** 906. Static abilities. */
import { say, type Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 906.1. Says again what 901.1a and 901.1a-1 say, which it asks. */
export const staticAbilitiesApply = definition(
  (game: Game) => say<boolean>(game, 'staticAbility') && say<boolean>(game, 'staticIsContinuous'),
  () => false,
);
