/** Of a ruling that is held against several editions, the one that is asked about. */
import { newestEditions } from '../harness/editions.js';
import type { Case, GameEntry } from '../harness/suite.js';

/** The newest edition where the ruling names it, and otherwise the one that it names first. */
export const oneEach = (cases: readonly Case[], games: readonly GameEntry[]): readonly Case[] => {
  const newest = new Set(newestEditions(games).map(({ rulebook }) => rulebook));
  const found = new Map<number, Case>();
  for (const one of cases) {
    const { line } = one.ruling.at;
    if (!found.has(line) || newest.has(one.rulebook)) found.set(line, one);
  }
  return [...found.values()];
};
