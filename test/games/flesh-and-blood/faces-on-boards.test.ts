/** Boards that the rules on faces and sides do not allow (flesh-and-blood/ch9), and the like that they do. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { load, problemsOf } from '../../../src/harness/suite.js';

const cards = `
card "Stir" // "Chi"
  front: action, cost 0, pitch 1
    transcend
  back: resource, pitch 3

card "Seed" // "Oak"
  front: action, figment, ally, cost 0, life 4, power 1
  back: figment, ally, life 4, power 5

card "Day" // "Night"
  cost 0, pitch 1
  front: action
    gain 1 life
  back: action, aura

card "Lens" || "Glare"
  cost 0, pitch 2
  left: action, item
  right: instant
    gain 1 life

ruling "Of a board"
  rulebook flesh-and-blood/ch9
  given
`;

const refusedFor = (board: string): readonly string[] => {
  const text = `${cards}    ${board}\n  expect\n    game goes on\n`;
  const loaded = load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);
  return problemsOf(loaded).flatMap(({ code, message }) =>
    code === 'unlawful-board' ? [message] : [],
  );
};

const start = 'start of game\n    ';

test.each([
  ['A hand "Oak"', 'outside the arena and the stack the front of a flip card is active'],
  ['A hand "Night"', 'outside the arena and the stack both faces of a twin card are active'],
  [
    'A hand "Lens"',
    'but on the stack, and in the arena where it comes from there, a split card is both of its sides',
  ],
  [`${start}A deck "Chi"`, 'as the game starts the front of a transcend card is active'],
])('%s is refused', (board, message) => {
  expect(refusedFor(board)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'A permanent zone "Oak"',
  'A permanent zone "Night"',
  'A permanent zone "Lens"',
  'A hand "Chi"',
  'A hand "Day // Night"',
  'A hand "Lens || Glare"',
  `${start}A deck "Stir"`,
])('%s is lawful', (board) => {
  expect(refusedFor(board)).toEqual([]);
});
