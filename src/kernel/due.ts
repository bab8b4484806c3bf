/** Whether there is anything for state-based rules to do. */
import { type Game, once, quietly, isOff } from './game.js';
import type { Frame, Json } from './state.js';

/** Whether state-based rules find anything; looked at but once for as long as nothing changes. */
export const isDue = (game: Game): boolean => quietly(game, isDueNow);

const isDueNow = (game: Game): boolean => once(game, 'state-based', findsAny);

const findsAny = (game: Game): boolean => {
  for (const rule of game.world.rules.book.stateBased)
    if (!isOff(game, rule.number) && rule.detect(game).length > 0) return true;
  return false;
};

/** Whether all is done of what state-based rules found the last time. */
export const isAllDone = ({ locals }: Frame): boolean =>
  ((locals['due'] ?? []) as readonly Json[]).length === 0;
