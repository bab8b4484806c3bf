/** What of the page needs no browser, only its types. */
import { describe, expect, test } from 'vitest';
import { packText, unpackText } from '../../src/desk/page/packed.js';
import { hashOf, type Route, routeOf } from '../../src/desk/page/router.js';
import { freeName } from '../../src/desk/page/free-name.js';
import { pageWords } from '../../src/desk/page/words/all.js';
import type { PageWord } from '../../src/desk/page/words/table.js';

describe('addresses', () => {
  test.each([
    ['', { view: 'write', rest: [], query: {} }],
    ['#/', { view: 'write', rest: [], query: {} }],
    ['#/step', { view: 'step', rest: [], query: {} }],
    ['#/step/a%20b.ruling?line=3', { view: 'step', rest: ['a b.ruling'], query: { line: '3' } }],
    ['#/browse/duel-masters/1.13', { view: 'browse', rest: ['duel-masters', '1.13'], query: {} }],
    ['#/%', { view: '%', rest: [], query: {} }],
    ['#/play/%E0%A4%A?ruling=a', { view: 'play/%E0%A4%A', rest: [], query: {} }],
    ['#/train?', { view: 'train', rest: [], query: {} }],
  ])('%s', (hash, expected) => expect(routeOf(hash)).toEqual(expected));

  test.each<Route>([
    { view: 'write', rest: [], query: {} },
    { view: 'write', rest: ['a/b #?.ruling'], query: { a: 'b&c', '<b>': '%' } },
  ])('there and back: %j', (route) => expect(routeOf(hashOf(route))).toEqual(route));
});

describe('texts in addresses', () => {
  test.each(['', 'ruling "《炎》"\n', 'a'.repeat(100_000)])('there and back', async (text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]*$/u);
    expect(await unpackText(packed)).toBe(text);
  });

  test.each(['%', 'a', 'AAAA', 'not packed'])('%s is none', async (packed) =>
    expect(await unpackText(packed)).toBeUndefined(),
  );

  test('one that grows beyond all bounds is none', async () => {
    const packed = await packText('a'.repeat(6_000_000));
    expect(packed.length).toBeLessThan(10_000);
    expect(await unpackText(packed)).toBeUndefined();
  });
});

test.each([
  ['a.ruling', [], 'a.ruling'],
  ['a.ruling', ['a.ruling'], 'a 2.ruling'],
  ['a.ruling', ['a.ruling', 'a 2.ruling'], 'a 3.ruling'],
  ['a', ['a'], 'a 2'],
])('%s beside %j: %s', (name, taken, free) => expect(freeName(name, taken)).toBe(free));

describe('words', () => {
  const holes = (text: string): readonly string[] => (text.match(/\{\w+\}/gu) ?? []).sort();

  test.each(Object.entries<PageWord>(pageWords))('%s', (_, { en, ja }) => {
    expect(en.trim()).not.toBe('');
    if (ja !== undefined) expect(holes(ja)).toEqual(holes(en));
  });
});
