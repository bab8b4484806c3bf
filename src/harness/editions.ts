/** Which of several editions of a game is the newest. */
import type { GameEntry } from './suite.js';

/** Of each game the edition with the highest number, in the order of the games. */
export const newestEditions = (games: readonly GameEntry[]): readonly GameEntry[] => {
  const newest = new Map<string, GameEntry>();
  for (const game of games) {
    const before = newest.get(game.vocabulary.game);
    if (before === undefined || isNewer(game.rulebook, before.rulebook))
      newest.set(game.vocabulary.game, game);
  }
  return [...newest.values()];
};

/** `1.13` is newer than `1.8`, and what has a number newer than what has only a name. */
const isNewer = (one: string, other: string): boolean => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? -1) - (b[at] ?? -1);
    if (difference !== 0) return difference > 0;
  }
  return false;
};

const numbersOf = (rulebook: string): readonly number[] =>
  [...(rulebook.split('/')[1] ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
