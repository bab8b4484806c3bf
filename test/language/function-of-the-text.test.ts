/** What is read depends on the text, and on nothing that was read before. */
import { expect, test, vi } from 'vitest';
import { parse } from '../../src/language/parse.js';
import { textOf } from './generate.js';

const count = 1500;
const texts = Array.from({ length: count }, (_, seed) => textOf(seed));
const read = (text: string, by = parse): string => JSON.stringify(by(text));

const forwards = texts.map((text) => read(text));

test('backwards it comes to the same', () => {
  for (const [at, text] of [...texts.entries()].toReversed())
    expect([at, read(text)]).toEqual([at, forwards[at]]);
});

test('so it does where nothing was read before', async () => {
  for (const at of [0, 1, 2, 3, 4, 5]) {
    vi.resetModules();
    const fresh = await import('../../src/language/parse.js');
    // Nothing, and then only a few.
    for (let step = 0; step < 40; step++) {
      const index = (at * 251 + step * 37) % count;
      expect([index, read(texts[index] ?? '', fresh.parse)]).toEqual([index, forwards[index]]);
    }
  }
});

test.each([
  ['card "D"\nmore spell, fire', 'card "D"\n  spell\nmore spell, fire'],
  ['ruling "x"\n  expect\n    mine in hand', 'ruling "x"\n  given\n    mine in hand'],
])('%s is read as it is after a text with the same line elsewhere', (text, other) => {
  const alone = read(text);
  read(other);
  expect(read(text)).toBe(alone);
});
