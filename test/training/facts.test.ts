/** What lines say, taken apart: lines of one outcome agree, and those of two that differ exclude each other. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { load } from '../../src/harness/suite.js';
import { excludeEachOther, type Fact } from '../../src/training/facts.js';
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

/** The facts of the first line with all rules, and of the second without one. */
const factsIn = (
  one: string,
  other: string,
): { with: readonly Fact[]; without: readonly Fact[] } => {
  const text = duel.replace('ONE', one).replace('OTHER', other);
  const [first] = load({ path: 'r.ruling', text }, nowhere, games).cases;
  if (first === undefined || first.problems.length > 0)
    throw new Error(first?.problems.map(({ message }) => message).join('; '));
  const outcomes = [[], ['115.3b']].map((off) =>
    outcomeUnder(first, { off: new Set(off) }, newPurse()),
  );
  const [whole, without] = outcomes.map((outcome) => [...(outcome?.lines.values() ?? [])]);
  return { with: whole?.flatMap(({ facts }) => facts) ?? [], without: without?.at(1)?.facts ?? [] };
};

describe('what cannot both be so', () => {
  test.each([
    ['theirs in graveyard', 'theirs in battle zone'],
    ['theirs in graveyard', 'B graveyard = nothing'],
    ['theirs in graveyard', 'B graveyard = 0'],
    ['B graveyard = 1', 'B graveyard = nothing'],
    ['mine in graveyard', 'A battle zone = mine'],
  ])('%s: %s', (one, other) => {
    const facts = factsIn(one, other);
    expect(excludeEachOther(facts.with)).toBe(false);
    expect(facts.without.length).toBeGreaterThan(0);
    expect(excludeEachOther([...facts.with, ...facts.without])).toBe(true);
  });
});

test.each<[string, readonly Fact[], boolean]>([
  [
    'nothing is said twice',
    [
      { matter: 'turn', is: 'A' },
      { matter: 'step', is: 'main' },
    ],
    false,
  ],
  [
    'the same is said twice',
    [
      { matter: 'turn', is: 'A' },
      { matter: 'turn', is: 'A' },
    ],
    false,
  ],
  [
    'one thing and another',
    [
      { matter: 'turn', is: 'A' },
      { matter: 'turn', is: 'B' },
    ],
    true,
  ],
])('%s', (_, facts, expected) => {
  expect(excludeEachOther(facts)).toBe(expected);
});
