import { describe, expect, test } from 'vitest';
import { jsonText, printable, printableLines } from '../../src/report/printable.js';

describe('printable', () => {
  test.each([
    ['plain', 'Equal power: both lose', 'Equal power: both lose'],
    ['Japanese', '《光の番人》 「ブロッカー」', '《光の番人》 「ブロッカー」'],
    ['joiners of emoji', '👩‍🚒', '👩‍🚒'],
    ['a tab', 'a\tb', 'a    b'],
    ['an escape sequence', '\u001b[31mred', '\\u{1b}[31mred'],
    ['a C1 control', 'a\u009b31mb', 'a\\u{9b}31mb'],
    ['delete and bell', '\u007f\u0007', '\\u{7f}\\u{7}'],
    ['line feeds', 'a\r\nb', 'a\\u{d}\\u{a}b'],
    ['line separators', 'a\u2028b', 'a\\u{2028}b'],
    ['bidirectional overrides', 'a\u202eb\u2066c', 'a\\u{202e}b\\u{2066}c'],
    ['what cannot be seen', 'a\u200bb\ufeff', 'a\\u{200b}b\\u{feff}'],
    ['tags', '\u{e0041}', '\\u{e0041}'],
    ['half a character', '\ud83d', '\\u{d83d}'],
  ])('%s', (_, text, expected) => expect(printable(text)).toBe(expected));

  test('lines stay lines', () => expect(printableLines('a\r\nb\u001b\n')).toBe('a\nb\\u{1b}\n'));
});

describe('JSON', () => {
  test.each(['\u001b[31m', '\u009b', '\u202e', '\u2028', '\ud83d', '👩‍🚒', '\u{e0041}', 'a\nb\t'])(
    '%j comes back as it was, and is safe to show',
    (name) => {
      const text = jsonText({ name });
      expect(JSON.parse(text)).toEqual({ name });
      expect(printableLines(text)).toBe(text);
    },
  );
});
