/** Turns and steps to come: those that are added, and those that are skipped. */
import { type Game, rests } from '../../kernel/game.js';
import type { GameEvent, Player } from '../../kernel/state.js';
import { remember } from './words.js';

/** Whose turns come before the others, one after another. */
export const extraTurns = (game: Game): readonly Player[] =>
  (game.state.facts['extra turns'] ?? []) as readonly Player[];

/** What a player has still to skip: steps, and `turn`. */
export const skipsOf = (game: Game, player: Player): readonly string[] =>
  (game.state.facts[`${player} skips`] ?? []) as readonly string[];

export const isSkipped = (game: Game, name: string, player: Player): boolean => {
  rests(game, game.state.origins[`${player} skips`]);
  return skipsOf(game, player).includes(name);
};

/** How many of their next turns a player goes without. */
export const turnsToSkip = (game: Game, player: Player): number => {
  rests(game, game.state.origins[`${player} skips`]);
  return skipsOf(game, player).filter((one) => one === 'turn').length;
};

/** What has been skipped is skipped no more, each but once. */
export const withoutSkipped = (
  game: Game,
  player: Player,
  skipped: readonly string[],
): readonly GameEvent[] => {
  const left = [...skipsOf(game, player)];
  const before = left.length;
  for (const one of skipped) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left.length === before ? [] : [remember(`${player} skips`, left)];
};
