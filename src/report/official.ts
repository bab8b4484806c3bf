/** What became of a document that was imported, for people. */
import type { Passed, Why } from '../evidence/official/passed.js';
import type { Reading } from '../evidence/official/read.js';
import { columns, line, piece, type Line } from './lines.js';

export interface Imported {
  readonly rulebook: string;
  readonly reading: Reading;
  /** Whether Hantei has an index of the rulebook. */
  readonly isKnown: boolean;
  /** The id that was probably meant, where Hantei has none. */
  readonly near: string | undefined;
  /** Numbers of the index that the document lacks, and the other way round. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** Where the text is kept. */
  readonly kept: string;
}

export const importLines = (imported: Imported): Line[] => {
  const { rulebook, reading, kept } = imported;
  const doubled = reading.rules.filter(({ number }) => number.includes('~'));
  return [
    line(
      0,
      piece('imported', 'good'),
      '  ',
      piece(rulebook, 'strong'),
      `  ${many(reading.rules.length, 'rule')} under ${many(reading.headings.length, 'heading')}`,
    ),
    line(2, piece(`kept in ${kept}`, 'quiet')),
    ...indexLines(imported),
    ...(doubled.length === 0
      ? []
      : [line(2, `numbers used more than once: ${firstOf(doubled.map(({ number }) => number))}`)]),
    ...passedLines(reading.passed),
    ...unplacedLines(reading),
  ];
};

const indexLines = ({ isKnown, near, missing, extra, rulebook }: Imported): Line[] => {
  if (!isKnown) {
    const said = `Hantei has no index of ${rulebook} yet: the text is kept for comparing and stamping`;
    const help = near === undefined || near === rulebook ? '' : `; did you mean ${near}?`;
    return [line(2, piece(`${said}${help}`, 'warn'))];
  }
  return [
    ...differing('in the index, but not in the document', missing),
    ...differing('in the document, but not in the index', extra),
  ];
};

const differing = (what: string, numbers: readonly string[]): Line[] =>
  numbers.length === 0 ? [] : [line(2, piece(`${what}: ${firstOf(numbers)}`, 'bad'))];

/** More numbers than these nobody reads. */
const mostNumbers = 40;

const firstOf = (numbers: readonly string[]): string => {
  const more = numbers.length - mostNumbers;
  const shown = numbers.slice(0, mostNumbers).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
};

const reasons: Readonly<Record<Why, string>> = {
  program: 'the program around the text',
  front: 'above the first heading',
  contents: 'table of contents',
  page: 'heads, feet and numbers of pages',
  mark: 'no letters or digits',
};

const passedLines = (passed: readonly Passed[]): Line[] => {
  const kinds = [...new Set(passed.map(({ why }) => why))];
  if (kinds.length === 0) return [];
  return [
    line(2, 'lines that are no part of the rules:'),
    ...columns(
      4,
      kinds.map((kind) => [
        piece(reasons[kind]),
        piece(ranges(passed.filter(({ why }) => why === kind).map((one) => one.line)), 'quiet'),
      ]),
    ),
  ];
};

/** Lines further apart than this are not told as one stretch: often every other line is empty. */
const nearby = 3;

/** `1–6, 12` */
const ranges = (lines: readonly number[]): string => {
  const found: [number, number][] = [];
  for (const one of lines) {
    const last = found.at(-1);
    if (last !== undefined && one - last[1] <= nearby) last[1] = one;
    else found.push([one, one]);
  }
  return firstOf(found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)));
};

const unplacedLines = ({ unplaced }: Reading): Line[] =>
  unplaced.length === 0
    ? []
    : [
        line(2, piece('lines whose rule cannot be told, kept apart from all rules:', 'warn')),
        ...columns(
          4,
          unplaced.map((one) => [piece(String(one.line), 'quiet'), piece(one.text)]),
        ),
      ];

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
