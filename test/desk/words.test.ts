/** Every word of the page in every language, with the same holes. */
import { describe, expect, test } from 'vitest';
import { pageLanguages, pageWords } from '../../src/desk/page/words/all.js';

const holesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/gu)].map(([, hole = '']) => hole).sort();

describe.each(Object.keys(pageLanguages) as (keyof typeof pageLanguages)[])('%s', (language) => {
  test.each(Object.entries(pageWords))('%s', (_, word) => {
    expect(word[language].trim()).not.toBe('');
    expect(holesIn(word[language])).toEqual(holesIn(word.en));
  });
});

test('the Japanese column is in Japanese', () => {
  const latin = Object.entries(pageWords).filter(
    ([, { ja }]) => !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(ja),
  );
  expect(latin.map(([name]) => name)).toEqual([]);
});
