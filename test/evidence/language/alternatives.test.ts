/** Which alternatives of the grammar a text uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alternativesOf } from '../../../src/evidence/language/alternatives.js';

const { all, usedIn } = alternativesOf();
const used = (text: string): readonly string[] =>
  [...usedIn(text)].map(({ rule, says }) => `${rule}: ${says}`);

test.each([
  [
    'import "a.cards"\n',
    ['document: [(importLine | card | board | ruling)]', 'document: importLine'],
  ],
  [
    'board "B"\n  turn 3 of A\n',
    [
      'document: [(importLine | card | board | ruling)]',
      'document: board',
      'board: [given]',
      'given: turn',
      'turn: [Number]',
    ],
  ],
])('%j', (text, expected) => {
  const found = used(text);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.length).toBeLessThan(expected.length + 4);
});

test('a choice that is not taken is not used', () => {
  const found = used('ruling "R"\n  expect\n    x in A hand\n');
  expect(found).toContain('claim: claimIn [claimHas]');
  expect(found).not.toContain('claim: claimIs');
});

test('thousands of lines are as easy as one', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `    c${at} in A hand\n`).join('');
  const head = 'ruling "R"\n  expect\n';
  expect(used(head + lines)).toEqual(used(`${head}    c in A hand\n`));
});

const good = new URL('../../language/good/', import.meta.url);
const samples = readdirSync(good).filter((file) => /\.(?:ruling|cards)$/.test(file));

test.each(samples)('every part of %s was read by one of them', (file) => {
  expect(() => usedIn(readFileSync(new URL(file, good), 'utf8'))).not.toThrow();
});

test('of a text that does not parse there are none', () => {
  expect(used('ruling "R"\n  expect\n    in in\n')).toEqual([]);
});

test('no two of a rule are told alike, but where the rule has them twice', () => {
  const told = all.map(({ rule, says }) => `${rule}: ${says}`);
  const twice = told.filter((one, at) => told.indexOf(one) !== at);
  expect(twice.length).toBeLessThan(20);
});
