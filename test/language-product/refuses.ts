/** Tables of texts that are refused, with what is said of them, and of texts that are not. */
import { expect, test } from 'vitest';
import { type Bearer, compiled, duelMasters, fireForce, fleshAndBlood } from './boards.js';

const tables = { duel: duelMasters(), fire: fireForce(), flesh: fleshAndBlood() };

export type Accepted = readonly [game: keyof typeof tables, bearer: Bearer, text: string];
export type Refused = readonly [...Accepted, message: string];

const problemsOf = (...[game, bearer, text]: Accepted): readonly string[] =>
  compiled(tables[game], bearer, text).problems.map(({ message }) => message);

export const refuses = (all: readonly Refused[]): void =>
  test.each(all)('%s, %s: %s', (game, bearer, text, message) => {
    expect(problemsOf(game, bearer, text)).toEqual([message]);
  });

export const accepts = (all: readonly Accepted[]): void =>
  test.each(all)('%s, %s: %s', (...one) => {
    expect(problemsOf(...one)).toEqual([]);
  });
