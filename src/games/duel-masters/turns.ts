/** Turns to come that are added, and whose turn it would be without them. */
import { fact, type Game } from '../../kernel/game.js';
import type { Player } from '../../kernel/state.js';

/** A turn that a player has gained, and the turn in which that was. */
export interface ExtraTurn {
  readonly player: Player;
  readonly gained: number;
}

/** Those that come before the others, one after another. */
export const extraTurns = (game: Game): readonly ExtraTurn[] =>
  (game.state.facts['extra turns'] ?? []) as unknown as readonly ExtraTurn[];

/** Whose the last turn was that nobody had gained: the turns that are not extra alternate. */
export const lastUsualTurn = (game: Game): Player =>
  fact<Player>(game, 'usual turn') ?? game.state.turn.player;
