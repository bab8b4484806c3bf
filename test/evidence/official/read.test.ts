/** Small documents in each form that official ones come in, read line by line; nothing in them is of a real one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocument, type Reading } from '../../../src/evidence/official/read.js';

const folder = new URL('documents/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const documents = readdirSync(folder)
  .filter((name) => !name.endsWith('.outline.txt'))
  .map((name) => name.replace('.txt', ''));

/** What each line was taken for, in the order of the document. */
const outline = ({ rules, headings, passed, unplaced }: Reading): string => {
  const lines = [
    ...headings.map(({ line, title }) => ({ line, said: `heading ${title}` })),
    ...passed.map(({ line, why, text }) => ({
      line,
      said: why === 'program' ? why : `${why} ${text}`,
    })),
    ...unplaced.map(({ line, text }) => ({ line, said: `unplaced ${text}` })),
    ...rules.map(({ line, number, heading, text, examples }) => ({
      line,
      said: [
        `rule ${number} (${heading})`,
        ...text.split('\n').map((one) => `     ${one}`),
        ...examples.map((one) => `   - ${one.replaceAll('\n', '\n     ')}`),
      ].join('\n'),
    })),
  ];
  return lines
    .sort((one, other) => one.line - other.line)
    .map(({ line, said }) => `${line} ${said}\n`)
    .join('');
};

test.each(documents)('%s', (name) =>
  expect(outline(readDocument(read(`${name}.txt`)))).toBe(read(`${name}.outline.txt`)),
);

test.each(documents)('%s: also with the line ends of other systems', (name) => {
  const text = read(`${name}.txt`);
  const expected = read(`${name}.outline.txt`);
  expect(outline(readDocument(text.replaceAll('\n', '\r\n')))).toBe(expected);
  expect(outline(readDocument(text.replaceAll('\n', '\r')))).toBe(expected);
});

const numbersIn = (text: string): readonly string[] =>
  readDocument(text).rules.map(({ number }) => number);

describe('what begins a rule', () => {
  test.each<[string, string, readonly string[]]>([
    ['numbers in full width', '１００．１． 灯す\n１００．２ａ 消す', ['100.1', '100.2a']],
    ['a sentence that goes on with a number', '3.1. As said in\n3.1 it burns.', ['3.1']],
    ['the next number all the same', '3.1 As said in\n3.2 it burns.', ['3.1', '3.2']],
    ['a number behind an empty line', '3.1. As said in\n\n3.1 it burns.', ['3.1', '3.1~2']],
    ['a date above', '2031.5.4 Version 2\n3.1. It burns.\n3.2. It is out.', ['3.1', '3.2']],
    ['a quantity', '3.1. It burns for\n1.5 hours.\n3.2. It is out.', ['3.1', '3.2']],
    ['a number thrice', '3.1. a\n3.1. b\n3.1. c', ['3.1', '3.1~2', '3.1~3']],
    ['one rule alone', '3.1. It burns.', ['3.1']],
    ['feeds of pages', '\f3.1. It burns.\n\f\n3.2. It is out.', ['3.1', '3.2']],
    ['an ellipsis before a number', '3.1. It burns... 2', ['3.1']],
    ['a number without end', '1.'.repeat(1_000_000), []],
    ['nothing', '', []],
    ['words alone', 'It burns.\n3 times.\n', []],
    [
      'a module that is not closed',
      'Rules.text = [[\n3.1. It burns.\n3.2. It is out.',
      ['3.1', '3.2'],
    ],
    [
      'a module with level brackets',
      'x = [==[\n3.1. a [[b]]\n3.2. c\n]==]\n3.3. d',
      ['3.1', '3.2'],
    ],
  ])('%s', (_, text, expected) => expect(numbersIn(text)).toEqual(expected));
});

test.each([
  ['spaces', `3.1. It${' '.repeat(300_000)}burns.`],
  ['examples that are none', `3.1. It burns.\n${`例${' '.repeat(999)}x\n`.repeat(300)}`],
  ['brackets that are never closed', `3.1. It burns.\n${'x = [[\n'.repeat(50_000)}`],
  ['headings', Array.from({ length: 50_000 }, (_, at) => `${at}. Title`).join('\n')],
])('a text of nothing but %s takes no longer than others', (_, text) =>
  expect(readDocument(text).rules.length).toBeLessThan(2),
);
