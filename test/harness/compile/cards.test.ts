import { describe, expect, test } from 'vitest';
import { compile, enters } from './short.js';

describe('characteristics', () => {
  test.each<[traits: string, expected: object]>([
    ['beast', { type: ['beast'] }],
    ['red beast, blue', { type: ['beast'], color: ['red', 'blue'] }],
    ['beast, cost 3, power 2000', { type: ['beast'], cost: 3, power: 2000 }],
    ['beast, race "Human" "Fire Bird"', { type: ['beast'], race: ['Human', 'Fire Bird'] }],
    ['holy beast', { type: ['beast'], holy: true }],
  ])('%s', (traits, expected) => {
    const found = compile(traits);
    expect(found.problems).toEqual([]);
    expect(found.traits).toEqual({ name: ['X'], ...expected });
  });
});

describe('problems', () => {
  test.each<[traits: string, line: string, ...problems: string[]]>([
    [
      'baest',
      'guard',
      'unknown-trait: there is no characteristic ‘baest’; did you mean ‘beast’? (all words: hantei words toy)',
    ],
    [
      'pwoer 3',
      'guard',
      'unknown-trait: there is no characteristic ‘pwoer’; did you mean ‘power’? (all words: hantei words toy)',
    ],
    ['cost 3, holy', 'guard', 'nonsense: no type of ‘X’ is said; say, for example: beast, trick'],
    ['power "x"', 'guard', 'nonsense: ‘power’ takes one number'],
    ['power three', 'guard', 'nonsense: ‘power’ takes one number'],
    ['cost 1, cost 2', 'guard', 'nonsense: the card has two values for ‘cost’'],
    [
      'beast',
      'gaurd',
      'unknown-keyword: there is no keyword ‘gaurd’; did you mean ‘guard’? (all words: hantei words toy)',
    ],
    [
      'beast',
      'draw 2 cards',
      'nonsense: this card stays, and its text does not say when this is done; what is done begins with: when …:; what is always so is said with gets, gains, loses, cannot, can, must',
    ],
    [
      'beast',
      'when this entres: draw 1 card',
      'unknown-event: there is no event ‘entres’; did you mean ‘enters’? (all words: hantei words toy)',
    ],
    [
      'beast',
      `${enters}destory 1 beast`,
      'unknown-word: there is no verb ‘destory’; did you mean ‘destroy’? (all words: hantei words toy)',
    ],
    [
      'beast',
      'your baests get +1',
      'unknown-word: there is no word for cards ‘baests’; did you mean ‘beasts’? (all words: hantei words toy)',
    ],
    [
      'beast',
      'this gets +1 pwoer',
      'unknown-trait: there is no number on a card ‘pwoer’; did you mean ‘power’? (all words: hantei words toy)',
    ],
    [
      'beast',
      'this cannot atack',
      'unknown-word: there is no action ‘atack’; did you mean ‘attack’? (all words: hantei words toy)',
    ],
    [
      'beast',
      `${enters}put this into the garve`,
      'unknown-zone: there is no zone ‘garve’; did you mean ‘grave’? (all words: hantei words toy)',
    ],
    [
      'beast',
      '[brust] draw 1 card',
      'unknown-keyword: there is no icon ‘brust’; did you mean ‘burst’? (all words: hantei words toy)',
    ],
    [
      'beast',
      'in garve: guard',
      'unknown-zone: there is no zone ‘garve’; did you mean ‘grave’? (all words: hantei words toy)',
    ],
    [
      'beast',
      `${enters}it gets +1 until end of trun`,
      'unknown-word: there is no moment ‘end of trun’; did you mean ‘end of turn’? (all words: hantei words toy)',
    ],
    [
      'beast',
      'this gets +1 until end of turn',
      'nonsense: what is always so has no end; say: while …, during your turn',
    ],
    [
      'baest',
      'gaurd',
      'unknown-trait: there is no characteristic ‘baest’; did you mean ‘beast’? (all words: hantei words toy)',
      'unknown-keyword: there is no keyword ‘gaurd’; did you mean ‘guard’? (all words: hantei words toy)',
    ],
  ])('%s / %s', (traits, line, ...problems) => {
    expect(compile(traits, line).problems).toEqual(problems);
  });
});
