import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '../../src/language/parse.js';
import { random } from './random.js';

/** Long enough for anything that is not linear to be felt. */
const many = 200_000;
const huge: readonly (readonly [string, string])[] = [
  ['one long line of signs', '@'.repeat(3 * many)],
  ['one long line of words', 'ab1 '.repeat(many / 2)],
  ['one long line of joining words', 'of '.repeat(many / 2)],
  ['opening quotes', '「'.repeat(3 * many)],
  ['quotes', '"'.repeat(many)],
  ['opening angle brackets', '<a'.repeat(many / 2)],
  ['opening braces', '{'.repeat(many)],
  ['hyphens', 'a-'.repeat(many)],
  ['digits and dots', '1.'.repeat(many)],
  ['a word before a slash', `${'a'.repeat(3 * many)}/`],
  ['a sentence that never ends', `card "x"\n  event\n  draw ${'the top of '.repeat(many / 10)}`],
  [
    'conditions within conditions',
    `card "x"\n  event\n  ${'if you have 1 card, '.repeat(many / 20)}`,
  ],
  ['times times times', `card "x"\n  event\n  gets power equal to ${'2 times '.repeat(many / 10)}`],
  ['lines that belong nowhere', 'zz zz\n'.repeat(many / 10)],
  ['many lines', `ruling "x"\n  expect\n${'    mine in graveyard\n'.repeat(many / 10)}`],
  ['many mistakes', `ruling "x"\n  expect\n${'    mine in\n'.repeat(many / 10)}`],
  ['entries on and on', `ruling "x"\n  given\n    A hand ${'"Spark" as s, '.repeat(many / 20)}`],
  ['changes on and on', `card "x"\n  event\n  this gets +1${' and +1'.repeat(many / 20)}`],
  ['newlines', '\n'.repeat(many)],
  ['commas', ','.repeat(3 * many)],
  ['halves of letters', '\ud842'.repeat(3 * many)],
  [
    'a broken line as deep as may be, many times',
    `card "x"\n  event\n${`  ${'this gains { '.repeat(20)}]\n`.repeat(many / 1000)}`,
  ],
  [
    'lines that all end with a comma',
    `ruling "x"\n  expect\n${'    x is before,\n'.repeat(many / 10)}`,
  ],
  ['a tag a line', `ruling "x"\n${'  tags a\n'.repeat(many / 10)}`],
  ['rulebooks on and on', `ruling "x"\n  rulebook ${'a/1, '.repeat(many)}b/1`],
  [
    'stamps of many rulebooks',
    `ruling "x"\n${Array.from({ length: many / 10 }, (_, at) => `  stamp a/${at} "x"\n`).join('')}`,
  ],
  [
    'choices on and on',
    `ruling "x"\n  expect\n    A may choose exactly ${'{x, y} or '.repeat(many / 20)}{x}`,
  ],
];

describe('no text throws, hangs or has more problems than anyone would read', () => {
  test.each(huge)(
    '%s',
    (_, text) => {
      const { problems } = parse(text);
      expect(problems.length).toBeLessThanOrEqual(102);
    },
    20_000,
  );
});

describe('texts with very many mistakes', () => {
  const ruling = (name: number, line: string): string =>
    `ruling "${name}"\n  expect\n    mine in hand\n    ${line}\n`;

  test.each(['mine in', 'mine mine in hand', 'mine has 9007199254740993 flame', 'mine in hand ]'])(
    'each ruling with the line %s has a problem, however many there are',
    (line) => {
      const text = Array.from({ length: 300 }, (_, name) => ruling(name, line)).join('');
      const lines = new Set(parse(text).problems.map(({ at }) => at.line));
      expect(lines).toEqual(new Set(Array.from({ length: 300 }, (_, name) => name * 4 + 4)));
    },
  );

  test('a line tells where they are too many, and what is in front of it is read', () => {
    const text =
      ruling(0, 'mine in\n'.repeat(999)) + ruling(1, 'mine in\nmine in') + ruling(2, 'x in hand');
    const { value, problems } = parse(text);
    expect(value.rulings.map(({ name }) => name.text)).toEqual(['0', '1']);
    expect(problems.slice(-2).map(({ at, code }) => [at.line, code])).toEqual([
      [1007, 'unexpected-end'],
      [1008, 'too-large'],
    ]);
    expect(problems.at(-1)?.message).toBe(
      'there are more than 1000 mistakes above: from here on nothing is read',
    );
  });
});

/** Samples with pieces cut out, doubled and exchanged. */
describe('broken samples', () => {
  const folder = new URL('good/', import.meta.url);
  const texts = readdirSync(folder)
    .filter((file) => /\.(?:ruling|cards)$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

  test('parse to something, and each problem has a place and says something', () => {
    const { below, pick } = random(1);
    for (let round = 0; round < 300; round++) {
      const text = pick(texts);
      const from = below(text.length + 1);
      const to = Math.min(text.length, from + below(20));
      const piece = pick([
        '',
        '"',
        '{',
        '}',
        ',',
        '\n',
        ' of ',
        ' if ',
        '[',
        '「',
        ':',
        "'s",
        text.slice(from, to).repeat(2),
      ]);
      const broken = text.slice(0, from) + piece + text.slice(to);
      for (const { at, message } of parse(broken).problems) {
        expect(message).not.toMatch(/undefined|NaN|null/);
        expect(at.start).toBeLessThanOrEqual(at.end);
        expect(at.end).toBeLessThanOrEqual(broken.length);
        expect(at.line).toBeGreaterThan(0);
        expect(at.column).toBeGreaterThan(0);
      }
    }
  });
});
