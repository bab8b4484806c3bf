/** What lines say, taken apart: lines of one outcome agree, and those of two that differ exclude each other. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { load } from '../../src/harness/suite.js';
import { excludeEachOther, type Matter } from '../../src/training/matters.js';
import { newPurse, outcomeUnder } from '../../src/training/outcomes.js';
import { nowhere } from './asking.js';

/** A creature attacks one that is as strong: without 115.3b neither is destroyed. */
const duel = `card "Brawler"
  creature, fire, cost 3, power 3000

ruling "Both lose"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Brawler" as theirs, tapped
    B graveyard    nothing
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
    ONE
    OTHER
`;

/** The matters of the first line with all rules, and of the second without one. */
const mattersIn = (
  one: string,
  other: string,
): { with: readonly Matter[]; without: readonly Matter[] } => {
  const text = duel.replace('ONE', one).replace('OTHER', other);
  const [first] = load({ path: 'r.ruling', text }, nowhere, games).cases;
  if (first === undefined || first.problems.length > 0)
    throw new Error(first?.problems.map(({ message }) => message).join('; '));
  const outcomes = [[], ['115.3b']].map((off) =>
    outcomeUnder(first, { off: new Set(off) }, newPurse()),
  );
  const [whole, without] = outcomes.map((outcome) => [...(outcome?.lines.values() ?? [])]);
  return {
    with: whole?.flatMap(({ matters }) => matters) ?? [],
    without: without?.at(1)?.matters ?? [],
  };
};

describe('what cannot both be so', () => {
  test.each([
    ['theirs in graveyard', 'theirs in battle zone'],
    ['theirs in graveyard', 'B graveyard = nothing'],
    ['theirs in graveyard', 'B graveyard = 0'],
    ['B graveyard = 1', 'B graveyard = nothing'],
    ['mine in graveyard', 'A battle zone = mine'],
  ])('%s: %s', (one, other) => {
    const matters = mattersIn(one, other);
    expect(excludeEachOther(matters.with)).toBe(false);
    expect(matters.without.length).toBeGreaterThan(0);
    expect(excludeEachOther([...matters.with, ...matters.without])).toBe(true);
  });
});

test.each<[string, readonly Matter[], boolean]>([
  [
    'nothing is said twice',
    [
      { what: 'turn', is: 'A' },
      { what: 'step', is: 'main' },
    ],
    false,
  ],
  [
    'the same is said twice',
    [
      { what: 'turn', is: 'A' },
      { what: 'turn', is: 'A' },
    ],
    false,
  ],
  [
    'one thing and another',
    [
      { what: 'turn', is: 'A' },
      { what: 'turn', is: 'B' },
    ],
    true,
  ],
])('%s', (_, matters, expected) => {
  expect(excludeEachOther(matters)).toBe(expected);
});
