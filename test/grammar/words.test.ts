import { describe, expect, test } from 'vitest';
import { hashed, wordAt } from '../../grammar/words.js';

const hashOf = (word: string): number =>
  [...word].reduce((hash, letter) => hashed(hash, letter.charCodeAt(0)), 0);

const read = (text: string, start: number, end: number, hash = hashOf(text.slice(start, end))) =>
  wordAt(text, start, end, hash);

describe('a word of a text', () => {
  test.each(['a', 'attack', 'defend', 'a_very_long_word_that_is_written_by_nobody_at_all'])(
    '%s is what stands there, the first time and later',
    (word) => {
      const text = `with ${word}: pass`;
      for (let times = 0; times < 3; times++) expect(read(text, 5, 5 + word.length)).toBe(word);
    },
  );

  test('is never another one of the same hash', () => {
    const words = ['mine', 'hers', 'min', 'mines', ''];
    for (const word of [...words, ...words]) expect(read(word, 0, word.length, 7)).toBe(word);
  });
});
