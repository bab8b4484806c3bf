/** What would be if cards had moved, or lay otherwise: to look at, and never to play on. */
import { baseKinds } from './base-events.js';
import { trialOf } from './copies.js';
import { changed, type Game } from './game.js';
import type { GameEvent } from './state.js';
import { changing, showFace } from './things.js';

/** The game as it would be once these cards have moved: what effects make of them there counts. */
export const withMoves = (game: Game, events: readonly GameEvent[]): Game => {
  const trial = trialOf(game);
  for (const event of events) if (event.kind === 'move') baseKinds['move']?.apply(trial, event, 0);
  changed(trial);
  return trial;
};

/** The game as it is but for one card, of which that face alone shows. */
export const withFace = (game: Game, card: number, face: number): Game => {
  const trial = trialOf(game);
  showFace(trial, changing(trial, card), face);
  return trial;
};
