import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../../scripts/words-used.js';

const root = new URL('../../', import.meta.url);
const made = pages();

test.each(Object.keys(made))('%s is as `npm run words` makes it', (path) =>
  expect(readFileSync(new URL(path, root), 'utf8')).toBe(made[path]),
);

test('there are no other pages of words', () => {
  const found = readdirSync(new URL('docs/words/', root)).map((name) => `docs/words/${name}`);
  expect(found.sort()).toEqual(Object.keys(made).sort());
});

test.each(Object.entries(made))('%s: all rows of a table have as many cells', (_, page) => {
  const tables = page.match(/(?:^\|.*\|\n)+/gm) ?? [];
  const cells = (row: string): number => row.split(/(?<!\\)\|/).length;
  const counts = tables.map((table) => new Set(table.trim().split('\n').map(cells)).size);
  expect(new Set(counts)).toEqual(new Set([1]));
});
