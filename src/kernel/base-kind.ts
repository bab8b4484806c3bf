/** What the kernel itself knows of a kind of event. */
import type { View } from './continuous.js';
import type { Game } from './game.js';
import type { GameEvent } from './state.js';

/** A kind of event that the kernel itself knows how to apply. */
export interface BaseKind {
  readonly possible?: (game: Game, event: GameEvent) => boolean;
  /** An event with what it reads of how things are, where others happen together with it. */
  readonly settled?: (game: Game, event: GameEvent) => GameEvent;
  /** @param before what effects made of the cards before the first of several events that happen together */
  readonly apply: (game: Game, event: GameEvent, node: number, before?: View) => void;
}
