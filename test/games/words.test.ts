/** What the words of the games rest on. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { wordsOf } from '../../src/harness/words/list.js';

/** Words that no rule of the book stands behind: they only tell Hantei something, or the book takes them for granted. */
const withoutRules: Readonly<Record<string, readonly string[]>> = {
  'duel-masters': [
    ...['blank', 'light', 'water', 'darkness', 'fire', 'nature'].map((word) => `filler ${word}`),
    'command yes',
    'command no',
    'decision may',
  ],
  'fire-force': [
    'filler blank',
    'noun card',
    'command yes',
    'command no',
    'command mode',
    'decision may',
    'decision mode',
  ],
  'flesh-and-blood': [
    'filler blank',
    'noun card',
    'keyword stealth',
    ...['choose', 'choose nothing', 'yes', 'no', 'mode', 'replace', 'no replacement'].map(
      (word) => `command ${word}`,
    ),
    ...['choose', 'may', 'mode', 'replace'].map((word) => `decision ${word}`),
  ],
};

describe.each(games)('$rulebook', (game) => {
  const { vocabulary, rules } = game;

  test('what stands behind a word has a number of the book, or of another edition', () => {
    const editions = games.filter((one) => one.vocabulary.game === vocabulary.game);
    const units = new Set(editions.flatMap((one) => [...one.rules.book.numbers.keys()]));
    const wrong = vocabulary.entries.flatMap(({ kind, words, by = [] }) =>
      by.filter((name) => !units.has(name)).map((name) => `${kind} ${words[0]}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  const words = wordsOf(game);
  const inSomeBook = new Set(
    games
      .filter((one) => one.vocabulary.game === vocabulary.game)
      .flatMap((one) => wordsOf(one).filter(({ rules: numbers }) => numbers.length > 0))
      .map(({ kind, word }) => `${kind} ${word}`),
  );

  test('behind a word stand numbers of a book, unless it needs none', () => {
    const without = words
      .filter(({ of }) => !('unsupported' in of))
      .filter(({ kind, word }) => !inSomeBook.has(`${kind} ${word}`));
    expect(without.map(({ kind, word }) => `${kind} ${word}`).sort()).toEqual(
      [...(withoutRules[vocabulary.game] ?? [])].sort(),
    );
  });

  test('a number is a rule, or the section of a procedure of many steps', () => {
    const { entries, beside } = rules.book;
    const sections = new Set([...entries.values(), ...beside.values()].map((one) => one.section));
    const unknown = words
      .flatMap(({ rules: numbers }) => numbers)
      .filter((number) => !entries.has(number) && !beside.has(number))
      .filter((number) => !sections.has(number));
    expect(unknown).toEqual([]);
  });
});
