/** Which words of a parlour game rulings notice. */
import { describe, expect, test } from 'vitest';
import { isAccepted, isUnnoticed, wordCountsOf } from '../../../src/evidence/language/coverage.js';
import {
  aloneIn,
  standingsOf,
  trial,
  type WordStanding,
} from '../../../src/evidence/language/words.js';
import { load } from '../../../src/harness/suite.js';
import { languageWords, wordsOf } from '../../../src/harness/words/list.js';
import { entering, parlour, withCards } from '../parlour.js';

const game = parlour();
const nothing = () => ({ problem: 'missing' }) as const;
const rulingsIn = (text: string) =>
  aloneIn(load({ path: 'a.ruling', text }, nothing, [game]), nothing, [game]);

const ruling = (...lines: readonly string[]): string =>
  withCards(`\nruling "It"\n  rulebook parlour/1\n${lines.map((one) => `  ${one}\n`).join('')}`);

const standing = (text: string, wanted: string): WordStanding => {
  const words = [...wordsOf(game), ...languageWords];
  const word = words.filter(({ kind, word: own }) => `${kind} ${own}` === wanted);
  const [found] = standingsOf(word, rulingsIn(text));
  if (found === undefined) throw new Error(`no word ‘${wanted}’`);
  return found;
};

const told = ({ uses, notice }: WordStanding): string => {
  if (uses === 0) return 'not used';
  return notice === undefined ? 'not noticed' : `${notice.fate}: ${notice.how}`;
};

const saint = ruling('given', '  A hand  "Saint" as mine', 'expect', '  A cannot play mine');
const warden = ruling(
  'given',
  '  A hand  "Warden" as mine',
  'do',
  '  A: play mine',
  'expect',
  '  mine in arena',
);
const resting = ruling('given', '  A arena  "Recruit" as mine, fresh', 'expect', '  mine in arena');
const tired = ruling('given', '  A arena  "Recruit" as mine', 'expect', '  mine is not fresh');

describe('a word is noticed', () => {
  test.each([
    ['where it can be left out', saint, 'trait holy', 'otherwise: without ‘holy’'],
    ['the same of a keyword', warden, 'keyword guard', 'otherwise: without ‘guard’'],
    [
      'where another of its kind stands in its place',
      resting,
      'zone arena',
      'otherwise: ‘grave’ in place of ‘arena’',
    ],
    [
      'where what cannot be understood without it can be left out with it',
      withCards(entering('1.1')),
      'trait power',
      'otherwise: without ‘power 1’',
    ],
    [
      'where the order can be left out',
      warden,
      'command play',
      'otherwise: without ‘do A: play mine’',
    ],
    ['where the text is refused without it', warden, 'heading ruling', 'refused: without ‘ruling’'],
    [
      'a phrase of the language',
      tired,
      'claim … is not …',
      'otherwise: ‘is’ in place of ‘is … not’',
    ],
  ])('%s', (_, text, word, expected) => expect(told(standing(text, word))).toBe(expected));
});

describe('a word is not noticed', () => {
  test.each([
    ['where nobody asks for what it says', resting, 'state fresh', 'not noticed'],
    ['where nobody uses it', resting, 'state tired', 'not used'],
    ['where only a card has it that the ruling does not need', resting, 'trait holy', 'not used'],
  ])('%s', (_, text, word, expected) => expect(told(standing(text, word))).toBe(expected));

  test('by a ruling that does not pass', () => {
    const failing = ruling('given', '  A arena  "Recruit" as mine', 'expect', '  mine in hand');
    expect(rulingsIn(failing)).toEqual([]);
  });

  test('where Hantei fails in what is tried', () => {
    const words = wordsOf(game).filter(({ word }) => word === 'holy');
    const [holy] = standingsOf(words, rulingsIn(saint), () => 'failed');
    expect(holy).toMatchObject({ uses: 1, notice: undefined });
  });
});

test('the shortest ruling is asked first, and nobody once one comes out otherwise', () => {
  const long =
    '\nruling "Longer by far"\n  rulebook parlour/1\n  given\n    A hand  "Saint" as mine\n';
  const text = `${saint}${long}  expect\n    A cannot play mine\n    A cannot play mine\n`;
  const asked: string[] = [];
  const words = wordsOf(game).filter(({ word }) => word === 'holy');
  const [holy] = standingsOf(words, rulingsIn(text), (alone, variant) => {
    asked.push(alone.one.ruling.name.text);
    return trial(alone, variant);
  });
  expect(asked).toEqual(['It']);
  expect(holy).toMatchObject({ uses: 2, rulings: 2, tried: 1 });
});

test('so many texts are tried for a word, and no more', () => {
  const line = '  A arena  "Recruit" as mine, fresh';
  const many = Array.from({ length: 400 }, (_, at) => `  A arena  "Recruit" as m${at}, fresh`);
  const text = ruling('given', line, ...many, 'expect', '  mine in arena');
  const words = wordsOf(game).filter(({ word }) => word === 'fresh');
  const [found] = standingsOf(words, rulingsIn(text), () => 'same');
  expect(found?.uses).toBe(401);
  expect(found?.tried).toBeLessThan(320);
});

test('what no rule carries out is not accepted; the others are counted', () => {
  const [first, ...others] = wordsOf(game);
  if (first === undefined) throw new Error('no words');
  const unsupported = { ...first, of: { ...first.of, unsupported: true } as typeof first.of };
  const standings = standingsOf([unsupported, ...others], rulingsIn(resting));
  expect(standings.filter(isAccepted)).toHaveLength(others.length);
  expect(standings.filter(isUnnoticed).map(({ word }) => word.word)).toEqual(['fresh']);
  expect(wordCountsOf(standings).used).toBeGreaterThan(wordCountsOf(standings).inPlay);
});
