import { describe, expect, test } from 'vitest';
import { render } from '../../src/report/lines.js';
import { excerpt, underlineLine, underlineOf, type Underline } from '../../src/report/source.js';
import { span, text } from '../support/verdicts.js';

const check = (source: string, under: Underline, expected: readonly string[], width = 80): void =>
  expect(render(excerpt(source, under), { width, color: false }).split('\n')).toEqual([
    ...expected,
    '',
  ]);

describe('an excerpt', () => {
  test('underlines a stretch of a line', () =>
    check(text, underlineOf(text, span(6, 20, 9)), [
      '    4 |   rulebook fake/1.0',
      '    5 |   given',
      '  > 6 |     A battle zone  "Brawlar" as mine',
      '      |                    ^^^^^^^^^',
      '    7 |     B battle zone  "光の番人" as theirs, tapped',
      '    8 |   do',
    ]));

  test('underlines Japanese at its width', () =>
    check('「光」 は 「闇」', { line: 1, from: 7, to: 10 }, [
      '  > 1 | 「光」 は 「闇」',
      '      |           ^^^^^^',
    ]));

  test('underlines a line without its citations', () =>
    check(
      '  mine in graveyard   [115.3b]  # so',
      underlineLine('  mine in graveyard   [115.3b]  # so', 1),
      ['  > 1 |   mine in graveyard   [115.3b]  # so', '      |   ^^^^^^^^^^^^^^^^^'],
    ));

  test('shows tabs and control characters as they are measured', () =>
    check('\ta\u001b b', { line: 1, from: 5, to: 6 }, [
      '  > 1 |     a\\u{1b} b',
      '      |             ^',
    ]));

  test('a long line is shown from shortly before what is underlined', () => {
    const long = `${'x'.repeat(100)} here ${'y'.repeat(100)}`;
    check(
      long,
      { line: 1, from: 102, to: 106 },
      [`  > 1 | …${'x'.repeat(19)} here ${'yyyyy'}…`, `      | ${' '.repeat(21)}^^^^`].map(
        (row) => row,
      ),
      40,
    );
  });

  test('leaves empty lines at its edges out', () =>
    check('a\n\nb\n\nc', { line: 3, from: 1, to: 2 }, [
      '    1 | a',
      '    2 |',
      '  > 3 | b',
      '      | ^',
      '    4 |',
      '    5 | c',
    ]));

  test.each([0, 2, 9])('there is none of line %i', (line) =>
    check('a\n\n', { line, from: 1, to: 2 }, []),
  );

  test('every kind of line end counts as one', () =>
    check('a\r\nb\rc\n', { line: 3, from: 1, to: 2 }, [
      '    1 | a',
      '    2 | b',
      '  > 3 | c',
      '      | ^',
    ]));
});
