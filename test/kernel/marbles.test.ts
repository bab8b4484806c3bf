/** Positions of a small game, and how many ways lead on from them: each number is counted by hand. */
import { expect, test } from 'vitest';
import { LimitReached } from '../../src/kernel/budget.js';
import { advance } from '../../src/kernel/machine.js';
import { layOut, type Put, table } from '../games/table.js';
import { marbles, rules } from './marbles.js';
import { perft } from './perft.js';
import { newGame } from '../../src/kernel/copies.js';

const marble =
  (kind: keyof typeof marbles) =>
  (side: string, zone: string, name: string = kind): Put => ({
    name: `${side} ${name}`,
    side,
    zone,
    traits: { power: 1 },
    abilities: marbles[kind],
  });

const [plain, bumper, rubber, giant] = (['plain', 'bumper', 'rubber', 'giant'] as const).map(
  marble,
) as [Marble, Marble, Marble, Marble];

type Marble = ReturnType<typeof marble>;

interface Position {
  readonly position: string;
  readonly cards: readonly Put[];
  readonly counts: readonly number[];
}

const positions: readonly Position[] = [
  {
    // A plays one of two or passes, and so does B; with one played there are two ways left, and two passes end it all.
    position: 'two marbles each',
    cards: ['one', 'other'].flatMap((name) => [plain('A', 'hand', name), plain('B', 'hand', name)]),
    counts: [3, 9, 18],
  },
  {
    // A can only pass. B plays and then nobody can do anything, or passes.
    position: 'a full ring',
    cards: [
      plain('A', 'hand', 'one'),
      plain('A', 'ring', 'two'),
      plain('A', 'ring', 'three'),
      plain('B', 'hand', 'four'),
    ],
    counts: [2, 0],
  },
  {
    // Played, it knocks itself or the other.
    position: 'a bumper',
    cards: [bumper('A', 'hand'), plain('B', 'ring')],
    counts: [2, 2, 0],
  },
  {
    // What it bumps is back in B's hand, to be played again.
    position: 'a bumper against rubber',
    cards: [bumper('A', 'hand'), rubber('B', 'ring')],
    counts: [2, 2, 2, 0],
  },
  {
    // The giant empties the ring, so that the other can be played behind it; the other fills the ring before it.
    position: 'a giant',
    cards: [giant('A', 'hand'), plain('A', 'hand', 'one'), plain('A', 'ring', 'two')],
    counts: [3, 2, 0],
  },
];

test.each(positions)('ways on from $position', ({ cards, counts }) => {
  expect(perft(table(rules, 'turn', cards), counts.length)).toEqual(counts);
});

/** Without a rule the turns may go on without anybody being asked. */
const waysWithout = (number: string, { cards, counts }: Position): string => {
  const { world, state } = layOut(rules, 'turn', cards);
  const game = newGame({ ...world, off: new Set([number]) }, state);
  try {
    advance(game);
    return perft(game, counts.length).join();
  } catch (error) {
    if (error instanceof LimitReached) return 'no end';
    throw error;
  }
};

test.each([...rules.book.entries.keys()])('without %s there are other ways', (number) => {
  expect(positions.map((one) => waysWithout(number, one))).not.toEqual(
    positions.map(({ counts }) => counts.join()),
  );
});
