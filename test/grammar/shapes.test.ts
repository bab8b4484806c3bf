import type { CstElement, IToken } from 'chevrotain';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layOut } from '../../grammar/layout.js';
import { RulingParser } from '../../grammar/parser.js';
import { scan } from '../../grammar/scanner.js';

const folder = new URL('../language/good/', import.meta.url);
const samples = readdirSync(folder).filter((file) => /\.(?:ruling|cards)$/.test(file));
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const tokensOf = (text: string): IToken[] => layOut(scan(text).tokens, () => undefined).tokens;

/** A node as nested lists: names, where it stands, and words. A line lends its tree, so it is written down at once. */
const written = (one: CstElement): unknown => {
  if (!('children' in one)) return `${one.tokenType.name} ${one.image} at ${one.startOffset}`;
  const { startOffset = NaN, endOffset = NaN } = one.location ?? {};
  const children = Object.entries(one.children);
  return [
    `${one.name} from ${startOffset} to ${endOffset}`,
    ...children.map(([name, list]) => [name, ...list.map(written)]),
  ];
};

const treeBy = (parser: RulingParser, text: string): unknown => {
  parser.input = tokensOf(text);
  const tree = written(parser.document());
  expect(parser.errors).toEqual([]);
  parser.release();
  return tree;
};

const wellRead = new RulingParser();
for (const file of samples) treeBy(wellRead, read(file));

test.each(samples)('%s has the same tree when all its shapes are known', (file) => {
  expect(treeBy(wellRead, read(file))).toEqual(treeBy(new RulingParser(), read(file)));
});

test('a known shape has the words and the places of the line that is looked at', () => {
  const text = (...words: readonly string[]): string =>
    `ruling "x"\n  do\n${words.map((word) => `    A: attack ${word} with mine\n`).join('')}`;
  treeBy(wellRead, text('somebody'));
  const later = text('me', 'longer');
  const tree = JSON.stringify(treeBy(wellRead, later));
  for (const word of ['me', 'longer'])
    expect(tree).toContain(`Word ${word} at ${later.indexOf(word)}`);
  expect(tree).not.toContain('somebody');
});

test('a line that is wrong teaches nothing', () => {
  const parser = new RulingParser();
  for (const round of [1, 2]) {
    parser.input = tokensOf('ruling "x"\n  expect\n    mine in\n    mine in hand hand\n');
    parser.document();
    expect({ round, errors: parser.errors.length }).toEqual({ round, errors: 1 });
  }
});

test('what was parsed leaves no words behind', () => {
  const parser = new RulingParser();
  parser.input = tokensOf('ruling "told and forgotten"\n');
  const [line] = parser.document().children['ruling'] ?? [];
  const held = line && 'children' in line ? line.children['rulingHead']?.[0] : undefined;
  const leaf = held && 'children' in held ? held.children['Name']?.[0] : undefined;
  expect(leaf).toMatchObject({ image: '"told and forgotten"' });
  parser.release();
  expect(leaf).toMatchObject({ image: '' });
});
