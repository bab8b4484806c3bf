/** Cards with two halves, in a game that has such, and with two sides, in one that has none. */
import { describe, expect, test } from 'vitest';
import { isCalled } from '../../../src/harness/called.js';
import { load, problemsOf } from '../../../src/harness/suite.js';
import { newGame } from '../../../src/kernel/copies.js';
import { toy } from './toy.js';

const cards = `card "Wolf" || "Moon"
  cost 3
  left: red beast, power 2, race "Dog"
    guard
  right: blue trick, power 7
    draw 1 card

card "Owl" || "Moon"
  left: beast
  right: trick

card "Fox"
  beast
`;

const loaded = (entry: string, more = '') => {
  const text = `${cards}${more}
ruling "R"
  rulebook toy/1
  given
    A grave ${entry}
  expect
    A has 1 card in grave
`;
  return load({ path: 'faces.ruling', text }, () => ({ problem: 'missing' }), [toy]);
};

/** The card that lies in the grave. */
const lying = (entry: string) => {
  const [one] = loaded(entry).cases;
  if (one?.scenario === undefined) throw new Error('no scenario');
  const { world, state } = one.scenario;
  const card = state.things[0]!;
  return { definition: world.cards.get(card.definition), game: newGame(world, state), card };
};

describe('a card with two halves', () => {
  test('is as a whole all that both are, with the first of two numbers', () => {
    const { definition } = lying('"Wolf || Moon"');
    expect(definition?.traits).toEqual({
      name: ['Wolf', 'Moon'],
      type: ['beast', 'trick'],
      color: ['red', 'blue'],
      race: ['Dog'],
      cost: 3,
      power: 2,
    });
    expect(definition?.abilities.map(({ kind }) => kind)).toEqual(['keyword', 'one-off']);
  });

  test.each([
    ['"Wolf || Moon"', 'Wolf || Moon'],
    ['"Wolf"', 'Wolf || Moon (left)'],
  ])('lies on a board as %s', (entry, key) => {
    expect(lying(entry).definition?.key).toBe(key);
  });

  test.each<[entry: string, ...names: string[]]>([
    ['"Wolf || Moon"', 'Wolf || Moon', 'Wolf', 'Moon'],
    ['"Wolf"', 'Wolf || Moon', 'Wolf'],
    ['"Fox"', 'Fox'],
  ])('%s is called by the names that it has there', (entry, ...names) => {
    const { game, card } = lying(entry);
    const all = ['Wolf || Moon', 'Wolf', 'Moon', 'Owl', 'Fox'];
    expect(all.filter((name) => isCalled(game, card, name))).toEqual(names);
  });
});

describe('problems', () => {
  test.each<[entry: string, more: string, ...problems: string[]]>([
    ['"Wolf"', ''],
    [
      '"Egg"',
      'card "Egg" // "Bird"\n  front: beast\n  back: beast\n',
      'no rule carries out yet that a card has two sides',
    ],
    ['"Moon"', '', 'several cards have a part that is called ‘Moon’'],
    ['"Wulf"', '', 'there is no card ‘Wulf’'],
    [
      '"Bad"',
      'card "Bad" || "Worse"\n  pwoer 2\n  left: beast\n  right: tirck\n',
      'there is no characteristic ‘pwoer’',
      'there is no characteristic ‘tirck’',
    ],
  ])('A grave %s %j', (entry, more, ...problems) => {
    const told = problemsOf(loaded(entry, more)).filter(({ code }) => code !== 'unused-card');
    expect(told.map(({ message }) => message)).toEqual(problems);
  });
});
