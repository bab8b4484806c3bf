/** What would be if cards had moved. */
import { baseKinds } from './base-events.js';
import { trialOf } from './copies.js';
import { changed, type Game } from './game.js';
import type { GameEvent } from './state.js';

/** The game as it would be once these cards have moved: what effects make of them there counts. */
export const withMoves = (game: Game, events: readonly GameEvent[]): Game => {
  const trial = trialOf(game);
  for (const event of events) if (event.kind === 'move') baseKinds['move']?.apply(trial, event, 0);
  changed(trial);
  return trial;
};
