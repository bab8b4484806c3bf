/** What an edition may not say. */
import { expect, test } from 'vitest';
import { makeBook } from '../../src/kernel/book.js';
import { note, rowsFrom, rule, type Row, withFault } from '../../src/kernel/edition.js';
import { question } from '../../src/kernel/question.js';
import { definitionUnit, procedure, step } from '../../src/kernel/rule.js';

const nothing = (): undefined => undefined;

const units = {
  turns: procedure([step('begin', nothing)]),
  answer: definitionUnit('asked', nothing, nothing),
  other: definitionUnit('asked', nothing, nothing),
  stray: definitionUnit('unheard of', nothing, nothing),
};

type Rules = Readonly<Record<string, Row>>;

const bookOf = (...chapters: readonly Rules[]) =>
  makeBook('test/1', 'test', {
    sections: { units },
    chapters: Object.fromEntries(
      chapters.map((rules, at) => [`chapter ${at}`, { title: 'All', sections: {}, rules }]),
    ),
    questions: { asked: question(nothing) },
  });

test('a unit stands where its edition lists it, and what it does not list is no part of it', () => {
  const book = bookOf({ '1.1': rule('turns.begin', 'a turn'), '2.1': rule('answer', 'an answer') });
  expect(book.numbers.get('turns')).toEqual(['1.1']);
  expect(book.definitions.get('asked')?.number).toBe('2.1');
  expect(book.units.map(({ name }) => name)).toEqual(['turns', 'answer']);
});

test('an edition may answer by a value alone', () => {
  const { definitions, entries } = bookOf({ '1.1': rule([], 'five', { answers: { asked: 5 } }) });
  expect(definitions.get('asked')).toMatchObject({ number: '1.1' });
  expect(entries.get('1.1')).toMatchObject({ kind: 'definition', implemented: true });
});

const refused: readonly (readonly [message: string, chapters: readonly Rules[]])[] = [
  [
    "'answer' is listed at 1.1 and 1.2",
    [{ '1.1': rule('answer', 'one'), '1.2': rule('answer', 'two') }],
  ],
  [
    'lists 1.1 in two chapters',
    [{ '1.1': rule('answer', 'one') }, { '1.1': note('overview', 'a', 'b') }],
  ],
  ["lists 1.1 as 'nobody', which nobody has", [{ '1.1': rule('nobody', 'one') }]],
  ["lists 1.1 as 'turns.end', which nobody has", [{ '1.1': rule('turns.end', 'one') }]],
  ['nothing carries it out', [{ '1.1': rule([], 'one') }]],
  ["two units for 'asked'", [{ '1.1': rule(['answer', 'other'], 'one') }]],
  ["'stray' answers 'unheard of', which nobody declares", [{ '1.1': rule('stray', 'one') }]],
];

test.each(refused)('refused: %s', (message, chapters) => {
  expect(() => bookOf(...chapters)).toThrow(message);
});

test('a table takes over rows of another edition, each at its own number or elsewhere, and their faults only if told', () => {
  const fault = 'a slip; we read on, because nothing else makes sense';
  const rules: Rules = {
    '1.1': rule('turns.begin', 'a turn', { fault }),
    '2.1': rule('answer', 'an answer'),
  };
  const { row, same } = rowsFrom({ all: { title: 'All', sections: {}, rules } });
  const { entries, numbers } = bookOf({ '1.1': withFault(row('1.1')), ...same('2.1') });
  expect(numbers.get('answer')).toEqual(['2.1']);
  expect(entries.get('1.1')).toMatchObject({ summary: 'a turn', fault: '' });
  expect(withFault(row('2.1'), fault)).toEqual(rule('answer', 'an answer', { fault }));
  expect(row('1.1')).toMatchObject({ fault });
  expect(() => same('2.2')).toThrow('the other edition has no number 2.2');
});
