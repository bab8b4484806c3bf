/** 906. Static abilities. */
import { definition, say } from '../questions.js';

/** 906.1. Says again what 901.1a and 901.1a-1 say, which it asks. */
export const staticAbilitiesApply = definition(
  'staticAbilitiesApply',
  (game) => say(game, 'staticAbility') && say(game, 'staticIsContinuous'),
);
