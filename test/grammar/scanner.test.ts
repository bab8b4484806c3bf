/** The scanner against Chevrotain's own lexer with the same patterns. */
import { Lexer } from 'chevrotain';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scan } from '../../grammar/scanner.js';
import { inOrder } from '../../grammar/tokens.js';
import { random } from '../language/random.js';

const lexer = new Lexer([...inOrder], {
  positionTracking: 'onlyOffset',
  ensureOptimizations: true,
  skipValidations: true,
});

const byChevrotain = (text: string): ReturnType<typeof scan> => {
  const { tokens, groups } = lexer.tokenize(text);
  return { tokens, comments: groups['comments'] ?? [] };
};

const written = ({ tokens, comments }: ReturnType<typeof scan>): readonly string[] =>
  [...tokens, ...comments].map(
    ({ tokenType, image, startOffset }) => `${startOffset} ${tokenType.name} ${image}`,
  );

const good = new URL('../language/good/', import.meta.url);
const bad = new URL('../language/bad/', import.meta.url);
const samples = [good, bad].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /\.(?:ruling|cards)$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const),
);

test.each(samples)('%s is cut as by the patterns', (_, text) => {
  expect(written(scan(text))).toEqual(written(byChevrotain(text)));
});

describe('texts put together at random are cut as by the patterns', () => {
  const pieces = [
    ...['a', 'Z', '_', '7', '42', 'word', '1st', '炎', 'ー', '・', '３', '\ud842\udfb7', '\u2070'],
    ...[
      "'",
      "'s",
      '’',
      '-',
      '--',
      '/',
      '.',
      '..',
      '...',
      '…',
      '~',
      '+',
      '−',
      '#',
      '<',
      '>',
      '*',
      '|',
    ],
    ...[
      '"',
      '“',
      '”',
      '「',
      '」',
      ',',
      '、',
      ':',
      ';',
      '=',
      '[',
      ']',
      '{',
      '}',
      '【',
      '\\',
      '\0',
      '\u007f',
    ],
    ...[
      ' ',
      '  ',
      '\t',
      '\u3000',
      '\n',
      '\r',
      '\r\n',
      '\ufeff',
      'duel-masters/1.13',
      '2021-04-02',
      '509.5d',
    ],
  ];
  test.each(Array.from({ length: 20 }, (_, seed) => seed))('seed %i', (seed) => {
    const { below, pick } = random(seed);
    for (let round = 0; round < 200; round++) {
      const text = Array.from({ length: 1 + below(12) }, () => pick(pieces)).join('');
      expect([text, ...written(scan(text))]).toEqual([text, ...written(byChevrotain(text))]);
    }
  });
});
