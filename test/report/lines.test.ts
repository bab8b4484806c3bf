import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import {
  blank,
  columns,
  line,
  paragraph,
  piece,
  render,
  type Line,
} from '../../src/report/lines.js';

const check = (lines: readonly Line[], width: number, expected: readonly string[]): void =>
  expect(render(lines, { width, color: false }).split('\n')).toEqual([...expected, '']);

const japanese = 'パワーが同じならば、両方のクリーチャーがバトルに負けて破壊される。';

describe('lines', () => {
  test('of one width', () =>
    check([line(2, 'a', piece('b', 'bad')), blank, line(0, 'c')], 80, ['  ab', '', 'c']));

  test('are wrapped between words', () =>
    check([line(2, 'one two three four five six')], 20, ['  one two three four', '  five six']));

  test('hang below the last column', () =>
    check(
      columns(2, [
        [piece('115.3b'), piece('one two three four five six seven')],
        [piece('1'), piece('x')],
      ]),
      40,
      ['  115.3b  one two three four five six', '          seven', '  1       x'],
    ));

  test('a word longer than the line is broken', () =>
    check([line(0, `see ${'x'.repeat(45)}`)], 20, [
      'see',
      'x'.repeat(20),
      'x'.repeat(20),
      'xxxxx',
    ]));

  test('Japanese is wrapped anywhere, but no line begins with its punctuation', () => {
    const text = render([line(0, japanese)], { width: 20, color: false });
    const rows = text.trimEnd().split('\n');
    expect(rows.join('')).toBe(japanese);
    expect(rows.map((row) => stringWidth(row)).filter((width) => width > 20)).toEqual([]);
    expect(rows.filter((row) => /^[、。]/.test(row))).toEqual([]);
  });

  test('columns count a Japanese character as two', () =>
    check(
      columns(0, [
        [piece('手札'), piece('x')],
        [piece('hand'), piece('y')],
        [piece('山'), piece('z')],
      ]),
      80,
      ['手札  x', 'hand  y', '山    z'],
    ));

  test('source lines are cut', () =>
    check([{ ...line(0, '0123456789'.repeat(3)), cut: true }], 20, ['0123456789012345678…']));

  test('what a terminal would obey is escaped before it is measured', () =>
    check([line(0, piece('\u001b[2J', 'bad'), ' \u202e')], 80, ['\\u{1b}[2J \\u{202e}']));

  test('a paragraph keeps its line feeds', () => check(paragraph(1, 'a\nb'), 80, [' a', ' b']));

  test('colours stand around pieces, never around the line feed', () =>
    expect(
      render([line(0, piece('no', 'bad'), ' ', piece('yes', 'good'))], { width: 80, color: true }),
    ).toBe('\u001b[31mno\u001b[39m \u001b[32myes\u001b[39m\n'));

  test.each([20, 33, 40, 80, 200])('no line is wider than %i columns', (width) => {
    const rows = [
      [
        piece('115.3b'),
        piece('A'),
        piece(`${japanese} and ${'long '.repeat(30)}${'x'.repeat(90)}`),
      ],
    ];
    const text = render(columns(4, rows), { width, color: false });
    expect(text.split('\n').filter((row) => stringWidth(row) > width)).toEqual([]);
  });

  test('all narrow widths end', () => {
    for (const width of [-1, 0, 1, 5])
      expect(
        render(columns(90, [[piece('a'.repeat(50)), piece(japanese)]]), { width, color: false }),
      ).toContain('負');
  });
});
