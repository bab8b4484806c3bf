/** What is read depends on the text, and on nothing that was read before. */
import { expect, test, vi } from 'vitest';
import { parse } from '../../src/language/parse.js';
import { textOf } from './generate.js';

const texts = Array.from({ length: 1000 }, (_, seed) => textOf(seed));
const read = (text: string, by = parse): string => JSON.stringify(by(text));

const forwards = texts.map((text) => read(text));

/** Which of the texts are read otherwise than at first. */
const differing = (order: readonly number[], by = parse): readonly number[] =>
  order.filter((at) => read(texts[at] ?? '', by) !== forwards[at]);

test('backwards it comes to the same', () => {
  expect(differing([...texts.keys()].toReversed())).toEqual([]);
});

test.each([0, 1, 2, 3, 4])(
  'so it does where nothing was read before, beginning at %i',
  async (at) => {
    vi.resetModules();
    const fresh = await import('../../src/language/parse.js');
    const some = Array.from({ length: 30 }, (_, step) => (at * 251 + step * 37) % texts.length);
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
