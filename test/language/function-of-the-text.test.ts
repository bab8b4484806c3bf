/**
 * What is read depends on the text, and on nothing that was read before.
 *
 * `TEXTS=1000000 npx vitest run test/language/function-of-the-text.test.ts` reads as many.
 */
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { parse } from '../../src/language/parse.js';
import { textOf } from './generate.js';

const texts = Number(process.env['TEXTS'] ?? 1000);

/** What a text is read as, short enough to be kept for very many. */
const read = (text: string, by = parse): string =>
  createHash('md5')
    .update(JSON.stringify(by(text)))
    .digest('base64');

const seeds = Array.from({ length: texts }, (_, seed) => seed);
const forwards = seeds.map((seed) => read(textOf(seed)));

/** Which of the texts are read otherwise than at first. */
const differing = (order: readonly number[], by = parse): readonly number[] =>
  order.filter((seed) => read(textOf(seed), by) !== forwards[seed]);

test('backwards it comes to the same', { timeout: 7_200_000 }, () => {
  expect(differing(seeds.toReversed())).toEqual([]);
});

test.each([0, 1, 2, 3, 4])(
  'so it does where nothing was read before, beginning at %i',
  async (at) => {
    vi.resetModules();
    const fresh = await import('../../src/language/parse.js');
    const some = Array.from({ length: 30 }, (_, step) => (at * 251 + step * 37) % texts);
    expect(differing(some, fresh.parse)).toEqual([]);
  },
);

test.each([
  ['card "D"\nmore spell, fire', 'card "D"\n  spell\nmore spell, fire'],
  ['ruling "x"\n  expect\n    mine in hand', 'ruling "x"\n  given\n    mine in hand'],
])('%s is read as it is after a text with the same line elsewhere', (text, other) => {
  const alone = read(text);
  read(other);
  expect(read(text)).toBe(alone);
});
