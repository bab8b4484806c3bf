import { describe, expect, test } from 'vitest';
import { compareTexts, type TextChange, type Stated } from '../../../src/evidence/official/diff.js';
import { wordingOf } from '../../../src/evidence/official/text.js';

/** `1.1 burns | 1.2 is out` */
const rules = (text: string): readonly Stated[] =>
  text
    .split(' | ')
    .filter(Boolean)
    .map((one) => ({
      number: one.split(' ')[0] ?? '',
      wording: one.split(' ').slice(1).join(' '),
    }));

const say = (change: TextChange): string =>
  change.kind === 'renumbered'
    ? `${change.number} is now ${change.to}`
    : `${change.number} ${change.kind}`;

test.each<[string, string, string, readonly string[]]>([
  ['nothing changed', '1.1 a | 1.2 b', '1.1 a | 1.2 b', []],
  ['another order is no change', '1.1 a | 1.2 b', '1.2 b | 1.1 a', []],
  ['added', '1.1 a', '1.1 a | 1.2 b', ['1.2 added']],
  ['removed', '1.1 a | 1.2 b', '1.2 b', ['1.1 removed']],
  ['reworded', '1.1 a', '1.1 b', ['1.1 reworded']],
  ['moved', '1.1 a', '2.1 a', ['1.1 is now 2.1']],
  ['moved, its number taken', '1.1 a', '1.1 b | 1.2 a', ['1.1 is now 1.2', '1.1 added']],
  [
    'a chain',
    '1.1 a | 1.2 b | 1.3 c',
    '1.1 new | 1.2 a | 1.3 b | 1.4 c',
    ['1.1 is now 1.2', '1.2 is now 1.3', '1.3 is now 1.4', '1.1 added'],
  ],
  ['exchanged', '1.1 a | 1.2 b', '1.1 b | 1.2 a', ['1.1 is now 1.2', '1.2 is now 1.1']],
  ['removed, its number taken', '1.1 a | 1.2 b', '1.1 b', ['1.1 removed', '1.2 is now 1.1']],
  ['two alike', '1.1 a | 1.2 a', '2.1 a | 2.2 a', ['1.1 is now 2.1', '1.2 is now 2.2']],
  [
    'two alike, of which one is left',
    '1.1 a | 1.2 a',
    '2.1 a',
    ['1.1 removed', '1.2 removed', '2.1 added'],
  ],
  ['one of two alike stays', '1.1 a | 1.2 a', '1.1 a | 2.1 a', ['1.2 is now 2.1']],
  ['empty rules are not alike', '1.1  | 1.2 b', '1.2 b | 2.1 ', ['1.1 removed', '2.1 added']],
  ['typography alone', '1.1 灯す、２枚。', '1.1 灯す,2枚.', []],
  ['typography alone, and moved', '1.1 灯す。', '2.1 灯す.', ['1.1 is now 2.1']],
  ['everything is new', '', '1.1 a', ['1.1 added']],
])('%s', (_, from, to, expected) =>
  expect(compareTexts(rules(from), rules(to)).map(say)).toEqual(expected),
);

describe('a wording', () => {
  const wording = (text: string, ...examples: readonly string[]): string =>
    wordingOf({ text, examples });

  test.each([
    ['line breaks in Japanese', '灯す\nこと', '灯すこと'],
    ['line breaks in English', 'light\nit', 'light it'],
    ['several spaces', 'light  it ', 'light it'],
    ['spaces around figures', '12 個', '12個'],
    ['composed characters', 'が', 'か\u3099'],
  ])('is the same whatever the %s', (_, one, other) => expect(wording(one)).toBe(wording(other)));

  test.each([
    ['another word', wording('light'), wording('lit')],
    ['another example', wording('light', 'Example: a'), wording('light', 'Example: b')],
    ['words written together', wording('light it'), wording('lightit')],
  ])('is another with %s', (_, one, other) => expect(one).not.toBe(other));
});
