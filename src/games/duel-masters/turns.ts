/** Turns to come that are added. */
import type { Game } from '../../kernel/game.js';
import type { Player } from '../../kernel/state.js';

/** Whose turns come before the others, one after another. */
export const extraTurns = (game: Game): readonly Player[] =>
  (game.state.facts['extra turns'] ?? []) as readonly Player[];
