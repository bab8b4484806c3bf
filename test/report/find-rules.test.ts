import { describe, expect, test } from 'vitest';
import {
  isBelow,
  nearestNumbers,
  writtenNumber,
  withNumber,
  withWords,
} from '../../src/report/find-rules.js';
import { book, entry } from '../support/verdicts.js';

const shelf = book(
  'fake/1.0',
  ['115.3', '115.3a', '115.3b', '115.31', '201.1b', '201.1b~2', '703.4c'].map((number) =>
    entry(
      number,
      number === '703.4c' ? { summary: 'Ｐower 0 or less: destroyed', kind: 'state-based' } : {},
    ),
  ),
);
const numbers = (entries: readonly { number: string }[]): string[] =>
  entries.map((one) => one.number);

test.each([
  ['115.3b', '115.3b'],
  ['[115.3b]', '115.3b'],
  ['１１５.３B', '115.3b'],
  ['301.1~2', '301.1~2'],
  ['1002.1b-1', '1002.1b-1'],
  ['509.', '509'],
  ['power', undefined],
  ['5 creatures', undefined],
])('the number in %s', (text, expected) => expect(writtenNumber(text)).toBe(expected));

test.each([
  ['115.3b', '115.3', true],
  ['115.3b', '115', true],
  ['115.31', '115.3', false],
  ['115.3', '11', false],
  ['115.3', '115.3', false],
])('%s below %s: %s', (number, above, expected) => expect(isBelow(number, above)).toBe(expected));

describe('by number', () => {
  test.each([
    ['115.3', ['115.3']],
    ['115', ['115.3', '115.3a', '115.3b', '115.31']],
    ['201.1', ['201.1b', '201.1b~2']],
    ['999', []],
  ])('%s', (number, expected) => expect(numbers(withNumber(shelf, number))).toEqual(expected));
});

test.each([
  ['power DESTROYED', ['703.4c']],
  ['state-based', ['703.4c']],
  ['115.3b says', ['115.3b']],
  ['absent', []],
])('by words: %s', (text, expected) => expect(numbers(withWords(shelf, text))).toEqual(expected));

test.each([
  ['115.3c', ['115.3a', '115.3b', '115.31', '201.1b']],
  ['1', ['115.3', '115.3a']],
  ['999', ['201.1b~2', '703.4c']],
])('nearest to %s', (number, expected) => expect(nearestNumbers(shelf, number)).toEqual(expected));
