import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { citedUnder, edited } from '../../../src/evidence/official/citations.js';
import { fingerprint, stampEdits, stampProblems } from '../../../src/evidence/official/stamp.js';
import { officialFinder, type FindOfficial } from '../../../src/evidence/official/text.js';
import { parse } from '../../../src/language/parse.js';

const ruling = `ruling "Two books"
  rulebook lanterns/1.0, lanterns/2.0  # both
  status   derived
  expect
    A lost   [1.1, 1.2]
  expect under lanterns/2.0
    B lost   [1.1]
`;
const { value: document } = parse(ruling);
const [first] = document.rulings;

const texts = (words: Readonly<Record<string, string>>): FindOfficial =>
  officialFinder({
    rulebook: 'lanterns/1.0',
    rules: Object.entries(words).map(([number, text]) => ({
      number,
      text,
      heading: '',
      examples: [],
      line: 1,
    })),
    unplaced: [],
  });
const stamping = (words: Readonly<Record<string, string>>) => ({
  find: (rulebook: string) => (rulebook === 'lanterns/1.0' ? texts(words) : undefined),
  hash: (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex'),
});
const print = (words: Readonly<Record<string, string>>, rulebook = 'lanterns/1.0') =>
  first && fingerprint(first, rulebook, stamping(words));
const words = { '1.1': 'It burns.', '1.2': 'It is out.', '1.3': 'It never was.' };

test('citations stand for the rulebooks of their part', () => {
  const under = (rulebook: string) =>
    citedUnder(document, rulebook).map(({ number, at, others }) => [number, at.line, others]);
  expect(under('lanterns/1.0')).toEqual([
    ['1.1', 5, ['lanterns/2.0']],
    ['1.2', 5, ['lanterns/2.0']],
  ]);
  expect(under('lanterns/2.0')).toEqual([
    ['1.1', 5, ['lanterns/1.0']],
    ['1.2', 5, ['lanterns/1.0']],
    ['1.1', 7, []],
  ]);
  expect(under('lanterns/3.0')).toEqual([]);
});

describe('the fingerprint', () => {
  test('is 16 hexadecimal digits', () => expect(print(words)).toMatch(/^[0-9a-f]{16}$/));

  test.each<[string, Readonly<Record<string, string>>]>([
    ['other line breaks', { ...words, '1.1': 'It\n burns.' }],
    ['another rule reworded', { ...words, '1.3': 'It was.' }],
    ['the same under exchanged numbers', { '1.1': words['1.2'], '1.2': words['1.1'] }],
  ])('stays with %s', (_, now) => expect(print(now)).toBe(print(words)));

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a cited rule reworded', { ...words, '1.2': 'It is not.' }],
    ['a cited rule removed', { '1.1': words['1.1'] }],
  ])('changes with %s', (_, now) => expect(print(now)).not.toBe(print(words)));

  test('is none without a text', () => expect(print(words, 'lanterns/2.0')).toBeUndefined());
});

describe('a stamp', () => {
  const stamp = (text: string, now = words): string =>
    edited(
      text,
      stampEdits({ text, document: parse(text).value }, stamping(now), () => true),
    );
  const stamped = stamp(ruling);
  const problems = (text: string, now: Readonly<Record<string, string>> = words) =>
    stampProblems(parse(text).value, stamping(now)).map(({ code, at }) => `${code} ${at.line}`);

  test('stands below the rulebooks', () =>
    expect(stamped).toBe(
      ruling.replace('# both\n', `# both\n  stamp    lanterns/1.0 "${print(words)}"\n`),
    ));

  test('is written once', () => expect(stamp(stamped)).toBe(stamped));

  test('takes the place of an older one', () => {
    const now = { ...words, '1.1': 'It glows.' };
    expect(stamp(stamped, now)).toBe(stamped.replace(print(words) ?? '', print(now) ?? ''));
  });

  test('has the line ends of its file', () =>
    expect(stamp(ruling.replaceAll('\n', '\r\n'))).toBe(stamped.replaceAll('\n', '\r\n')));

  test('is nothing to speak of while the text is the same', () =>
    expect(problems(stamped)).toEqual([]));

  test('is stale when the text has changed', () =>
    expect(problems(stamped, { ...words, '1.1': 'It glows.' })).toEqual(['stale-stamp 3']));

  test('is not looked at where there is no text', () =>
    expect(problems(stamped.replace(' lanterns/1.0 "', ' lanterns/2.0 "'))).toEqual([]));

  test('of a rulebook that the ruling is not held against is of no use', () =>
    expect(problems(stamped.replace(' lanterns/1.0 "', ' lanterns/3.0 "'))).toEqual([
      'unused-stamp 3',
    ]));
});

test.each([
  ['nothing', [], 'a1 b1 c1'],
  [
    'one after the other',
    [
      [0, 2, 'xyz'],
      [6, 8, 'q'],
    ],
    'xyz b1 q',
  ],
  [
    'in any order',
    [
      [6, 8, ''],
      [0, 2, 'b1'],
    ],
    'b1 b1 ',
  ],
  ['an insertion', [[2, 2, '!']], 'a1! b1 c1'],
] as const)('edits: %s', (_, edits, expected) =>
  expect(
    edited(
      'a1 b1 c1',
      edits.map(([start, end, text]) => ({ start, end, text })),
    ),
  ).toBe(expected),
);
