/**
 * Rounds that change nothing. A book whose rules are all there goes no round in vain; where one is switched off, what it
 * would have done to end a round may be missing, and the same would come again without end.
 */
import type { Game } from './game.js';
import { digestOf, positionOf } from './position.js';
import type { Frame } from './state.js';

/** Rulings hardly take more steps than this: none of them pays for being watched. */
const unwatched = 2000;

/** The position at which each procedure went back the last time. */
const wentBack = new WeakMap<Frame, string>();

/** Whether a procedure that goes back comes from exactly where it went back before. */
export const isIdle = (game: Game, frame: Frame): boolean => {
  if (game.world.off.size === 0 || game.steps < unwatched) return false;
  const now = digestOf(positionOf(game));
  const before = wentBack.get(frame);
  wentBack.set(frame, now);
  return now === before;
};
