import { expect, test } from 'vitest';
import { distance, nearest } from '../../src/language/names.js';

test.each([
  ['ruling', 'ruling', 0],
  ['rulling', 'ruling', 1],
  ['gievn', 'given', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['パワー', 'パワ', 1],
])('from %s to %s it is %d', (from, to, expected) => {
  expect(distance(from, to)).toBe(expected);
  expect(distance(to, from)).toBe(expected);
});

test.each([
  ['rulling', 'ruling'],
  ['Ruling', 'ruling'],
  ['expct', 'expect'],
  ['gievn', 'given'],
  ['do', 'do'],
  ['no', undefined],
  ['graveyard', undefined],
  ['x'.repeat(100_000), undefined],
])('near %s is %s', (word, expected) => {
  expect(nearest(word, ['ruling', 'expect', 'given', 'do'])).toBe(expected);
});
