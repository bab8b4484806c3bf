/** Whether there is anything for state-based rules to do. */
import { type Game, quietly, isOff } from './game.js';

/** Whether state-based rules find anything. */
export const isDue = (game: Game): boolean => quietly(game, () => findsAny(game));

const findsAny = (game: Game): boolean => {
  for (const rule of game.world.rules.book.stateBased)
    if (!isOff(game, rule.number) && rule.detect(game).length > 0) return true;
  return false;
};
