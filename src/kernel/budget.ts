/**
 * What a ruling may cost. Rulings are anybody's, so whatever is done for one is counted, and there is an end to it: a
 * ruling that comes to that end has come to a bound of ours, which says nothing of its game.
 */
import { infinite, isInfinite } from './infinite.js';

/** Bounds of one ruling. Reaching one is a verdict of its own. */
export interface Limits {
  /** Steps of procedures in one line of play. */
  readonly steps: number;
  /** Procedures within procedures. */
  readonly depth: number;
  /** Cards, and what stands in for abilities. */
  readonly cards: number;
  /** Questions to rules and cards looked at, in play and in everything that is tried on copies. */
  readonly work: number;
  /** Room for what is remembered of one line of play, in numbers kept. */
  readonly memory: number;
}

export const defaultLimits: Limits = {
  steps: 20_000,
  depth: 300,
  cards: 40_000,
  work: 10_000_000,
  memory: 8_000_000,
};

/** What is left to a ruling; whatever is tried on copies of its game draws from the same. */
export interface Budget {
  work: number;
}

export const newBudget = ({ work }: Limits): Budget => ({ work });

/** Ran into a bound. */
export class LimitReached extends Error {
  /** What was being carried out, once that is known. */
  where = '';

  constructor(readonly what: string) {
    super(`a bound of Hantei's own was reached, not one of the game: ${what}`);
  }
}

/**
 * Takes something out of a budget.
 *
 * @throws LimitReached where nothing is left of it
 */
export const spendFrom = (budget: Budget, work: number): void => {
  budget.work -= work;
  if (budget.work < 0)
    throw new LimitReached('playing and examining this ruling takes too much work');
};

/**
 * A number that is exact: games count in whole numbers, and beyond this they would be rounded in silence.
 *
 * @throws LimitReached for any other
 */
export const exact = (number: number): number => {
  if (isInfinite(number)) return Math.sign(number) * infinite;
  if (!Number.isSafeInteger(number))
    throw new LimitReached(
      Math.abs(number) < Number.MAX_SAFE_INTEGER
        ? `a number is no whole one: ${number}`
        : `a number is beyond ${Number.MAX_SAFE_INTEGER}`,
    );
  return number;
};
