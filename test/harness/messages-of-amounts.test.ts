/** What is told of amounts, bounds and values that could be several things. */
import { describe, expect, test } from 'vitest';
import { cardFile, faultsOfFile } from './told.js';

const toldOf = (text: string): readonly string[] =>
  faultsOfFile(cardFile('duel-masters/1.13', 'spell, fire, cost 1', text));

const added =
  'what is added stands behind an amount: draw that many plus 1 cards, draw cards equal to the number of your cards in hand plus 1';

describe('amounts that are added up', () => {
  test.each([
    ['draw cards equal to 1 plus 2', 'these are numbers; say how many they are together'],
    ['draw that many plus 1 cards', 'nothing was counted before that this could mean; '],
    [
      'draw 1 card, then draw that many cards plus 1',
      `expected the end of the line, but found 'plus'; ${added}`,
    ],
    [
      'your creatures get +1000 for each card in your hand plus 1',
      `expected the end of the line, but found 'plus'; ${added}`,
    ],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]));
});

describe('one of two values', () => {
  test.each([
    [
      'destroy all creatures with not race "Human" or "Angel"',
      'neither of them, or not both of them?; say: with not … and not …',
    ],
    [
      'destroy any number of creatures with total power 5000 or total cost 3',
      'a total is one number; leave out what stands behind ‘or’',
    ],
    [
      'destroy any number of creatures with total power 5000 or cost 3',
      'a total is one number; leave out what stands behind ‘or’',
    ],
    ['destroy all creatures with race "Human" or 3', '‘race’ is no number; '],
    ['destroy all creatures with cost 3 or "Human"', '‘cost’ has no names to compare with; '],
    [
      'destroy all fire or creatures',
      '‘fire’ does not say what kind of card is meant; say, for example: fire card, fire creature',
    ],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]));
});

describe('one of several kinds', () => {
  test.each([
    [
      'discard 1 card. if it is a fire or creature, draw 1 card',
      '‘fire’ does not say what kind of card is meant; say, for example: a fire card or a creature; a fire creature',
    ],
    ['discard 1 card. if it is a fire, water or nature creature, draw 1 card', undefined],
    ['discard 1 card. if it is a fire card or a creature, draw 1 card', undefined],
    ['discard 1 card. if it is fire, water, or nature, draw 1 card', undefined],
    ['destroy 1 fire, water or nature creature', undefined],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual(expected ? [expected] : []));
});

describe('a bound', () => {
  test.each([
    [
      'choose 1 creature. destroy all creatures with printed power less than it',
      'than what it is now, or than what is written on it?; say: less than its printed power',
    ],
    [
      'destroy all creatures with cost equal to or less than 3 or less',
      'so many exactly, or more or less of them: both cannot be meant; ',
    ],
  ])('%s', (text, expected) => expect(toldOf(text)[0]).toContain(expected));
});
