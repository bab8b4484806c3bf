/** Tables of texts that are refused, with what is said of them. */
import { expect, test } from 'vitest';
import { type Bearer, compiled, duelMasters, fireForce } from './boards.js';

const tables = { duel: duelMasters(), fire: fireForce() };

export type Refused = readonly [
  game: keyof typeof tables,
  bearer: Bearer,
  text: string,
  message: string,
];

export const refuses = (all: readonly Refused[]): void =>
  test.each(all)('%s, %s: %s', (game, bearer, text, message) => {
    const { problems } = compiled(tables[game], bearer, text);
    expect(problems.map((one) => one.message)).toEqual([message]);
  });
