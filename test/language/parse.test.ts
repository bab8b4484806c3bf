import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Span } from '../../src/language/document.js';
import { parse } from '../../src/language/parse.js';
import { listing, meaning, outline } from './outline.js';

const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.url));
const samples = (name: string): readonly string[] =>
  readdirSync(folder(name)).filter((file) => /\.(?:ruling|cards)$/.test(file));
const read = (name: string, file: string): string => readFileSync(join(folder(name), file), 'utf8');

describe('good samples parse without a problem, to what stands beside them', () => {
  test.each(samples('good'))('%s', async (file) => {
    const checked = parse(read('good', file));
    expect(listing(checked)).toBe('');
    const beside = join(folder('good'), file.replace(/\.\w+$/, '.outline.txt'));
    await expect(outline(checked.value)).toMatchFileSnapshot(beside);
  });
});

describe('bad samples have the problems that stand beside them', () => {
  test.each(samples('bad'))('%s', async (file) => {
    const beside = join(folder('bad'), file.replace(/\.\w+$/, '.problems.txt'));
    await expect(listing(parse(read('bad', file)))).toMatchFileSnapshot(beside);
  });
});

describe('line breaks and a byte order mark change nothing', () => {
  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['byte order mark', (text: string) => `\ufeff${text}`],
    ['blanks at line ends', (text: string) => text.replaceAll('\n', ' \t\u3000\n')],
    ['no indentation', (text: string) => text.replace(/^[ \t]+/gm, '')],
    ['blank lines between lines', (text: string) => text.replaceAll('\n', '\n\n\n')],
  ])('%s', (_, change) => {
    for (const file of samples('good')) {
      const text = read('good', file);
      const changed = parse(change(text));
      expect(listing(changed)).toBe('');
      expect(meaning(changed.value)).toEqual(meaning(parse(text).value));
    }
  });

  test('columns count from the first letter behind the byte order mark', () => {
    const [problem] = parse('\ufeffrulling "x"').problems;
    expect(problem?.at).toMatchObject({ line: 1, column: 1, start: 1 });
  });

  test('a problem stands on the same line and column with CRLF', () => {
    const text = read('bad', 'five-mistakes.ruling');
    expect(listing(parse(text.replaceAll('\n', '\r\n')))).toBe(listing(parse(text)));
  });
});

test.each([
  'when this attacks: draw 1 card. if you do, discard 1 card',
  'while this is tapped, your creatures get +1',
  'when this attacks: choose 1 of these: { draw 1 card | then discard 1 card }',
  '[counter] if you have 2 cards, draw 1 card',
])('a sentence of card text may begin with a capital letter: %s', (text) => {
  const begun = text.replace(/(?:^|[.:{|\]] )\w/g, (letters) => letters.toUpperCase());
  const meant = (line: string) => meaning(parse(`card "Zed"\n  unit\n  ${line}\n`).value);
  expect(begun).not.toBe(text);
  expect(JSON.stringify(meant(begun)).toLowerCase()).toBe(
    JSON.stringify(meant(text)).toLowerCase(),
  );
});

test('A alone is a player, and no article', () => {
  const [capital, small] = ['A units get +1', 'a units get +1'].map((line) =>
    JSON.stringify(meaning(parse(`card "Zed"\n  unit\n  ${line}\n`).value)),
  );
  expect(capital).not.toBe(small);
});

describe('every node knows where it stands', () => {
  test.each(samples('good'))('%s', (file) => {
    const text = read('good', file);
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const offset = (line: number, column: number): number => (starts[line - 1] ?? NaN) + column - 1;
    let nodes = 0;
    const visit = (value: unknown, within: Pick<Span, 'start' | 'end'>): void => {
      if (typeof value !== 'object' || value === null) return;
      const at = Object.hasOwn(value, 'at') ? (value as { readonly at: Span }).at : undefined;
      if (at) {
        nodes++;
        expect(offset(at.line, at.column)).toBe(at.start);
        expect(offset(at.endLine, at.endColumn)).toBe(at.end);
        expect(at.end).toBeGreaterThan(at.start);
        expect(at.start).toBeGreaterThanOrEqual(within.start);
        expect(at.end).toBeLessThanOrEqual(within.end);
        expect(text.slice(at.start, at.end).trim()).toBe(text.slice(at.start, at.end));
      }
      for (const inside of Object.values(value)) visit(inside, at ?? within);
    };
    visit(parse(text).value, { start: 0, end: text.length });
    expect(nodes > 0).toBe(!/^(?:empty|comment-only)/.test(file));
  });
});

describe('texts that are refused', () => {
  test('too large', () => {
    expect(listing(parse('# long\n'.repeat(10), { maximalLength: 60 }))).toMatch(
      /^1:1 too-large: /,
    );
    expect(listing(parse('#'.repeat(4 * 1024 * 1024)))).toBe('');
    expect(listing(parse('#'.repeat(4 * 1024 * 1024 + 1)))).toMatch(/^1:1 too-large: /);
  });

  test('a few replacement characters in a long text are no reason to refuse it', () => {
    expect(listing(parse(`# \ufffd\ufffd\ufffd${'x'.repeat(1000)}`))).toBe('');
  });
});
