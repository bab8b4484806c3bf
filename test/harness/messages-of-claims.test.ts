/** What is told of claims that do not hold, and of texts that are refused, says which and what. */
import { expect, test } from 'vitest';
import { judge } from '../../src/harness/judge.js';
import { isWarning, problemsOf } from '../../src/harness/suite.js';
import { cardFile, loadAlone as loaded } from './told.js';

test.each([
  ['B can see u, v, w', 'B cannot see v, w'],
  ['B cannot see u, v, w', 'B can see u'],
  ['A cannot see v', 'A can see v'],
])('%s: of which cards it is otherwise', (claim, expected) => {
  const [one] = loaded(`card "U"  unit, cost 1, power 3
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "U" as u
    A hand "U" as v, "U" as w
  expect
    ${claim}
`).cases;
  expect(one && judge(one).expectations[0]?.found).toBe(expected);
});

test.each([
  ['u is attacking', 'u is not attacking'],
  ['u is an event', 'u is not an event'],
  ['u is not a unit', 'u is a unit'],
  ['u has power 4', 'u has no power 4'],
])('%s: what is so instead', (claim, expected) => {
  const [one] = loaded(`card "U"  unit, cost 1, power 3
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "U" as u
  expect
    ${claim}
`).cases;
  expect(one && judge(one).expectations[0]?.found).toBe(expected);
});

test.each([
  ['k in B hand', 'k is in B head zone'],
  ['s in B hand', 's is in A weapon zone'],
  ['g in B hand', 'g is in A permanent zone'],
  ['k is face down', 'k is face up'],
])('%s: in the words of the game', (claim, expected) => {
  const [one] = loaded(`card "Cap"  equipment, head, defense 1
card "Sword"  weapon, power 3
card "Ghost"  action, aura, cost 0
ruling "R"
  rulebook flesh-and-blood/core
  given
    B head zone "Cap" as k
    A weapon zone "Sword" as s
    A permanent zone "Ghost" as g
  expect
    ${claim}
`).cases;
  expect(one && judge(one).expectations[0]?.found).toBe(expected);
});

test.each([
  ['x, y have 1 flame attached', 'fail'],
  ['y, x have no flame attached', 'fail'],
  ['x has 1 flame attached', 'pass'],
  ['"Recruit" has no flame attached', 'fail'],
  ['torch is attached to "Recruit"', 'pass'],
  ['torch is not attached to "Recruit"', 'fail'],
  ['torch is not attached to "Boss"', 'pass'],
  ['"Recruit" power = 3', 'fail'],
  ['"Boss" power = 4', 'pass'],
])('%s: said of each of them', (claim, verdict) => {
  const [one] = loaded(`card "Recruit"  unit, cost 1, power 3
card "Boss"  unit, cost 1, power 4
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "Recruit" as x with 1 flame as torch, "Recruit" as y, "Boss" as b
    effect more: y gets +2
  expect
    ${claim}
`).cases;
  expect(one && judge(one).verdict).toBe(verdict);
});

test('what is refused is not recommended', () => {
  const told = problemsOf(
    loaded(cardFile('fire-force/1.0.0', 'unit, cost 1, power 3', 'your opponent cannot concede')),
  );
  expect(told.filter((one) => !isWarning(one)).map(({ help }) => help)).toEqual([undefined]);
});

test.each([
  ['u attacked v before w', 'what is it that ‘w’ did, or that was done to it?'],
  ['A drew after u', 'what is it that ‘u’ did, or that was done to it?'],
  ['u has not power 4, cost 2', 'has it none of these, or not all of them?'],
  ['A hand = ...', '‘...’ alone is so of whatever lies there'],
  ['u was retired before w', undefined],
  ['A drew before B', undefined],
  ['u has not power 4', undefined],
  ['A hand = v, ...', undefined],
])('%s: what could mean two things, or nothing', (claim, expected) => {
  const told = problemsOf(
    loaded(`card "U"  unit, cost 1, power 3
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "U" as u
    A hand "U" as v, "U" as w
  expect
    ${claim}
`),
  ).filter((one) => !isWarning(one));
  expect(told[0]?.message).toBe(expected);
});

test('who decides something else, in which that card may be named, is told the word for that', () => {
  const [one] = loaded(`card "Jab"  action, attack, cost 0, pitch 1, power 3, defense 2
ruling "R"
  rulebook flesh-and-blood/core
  given
    A hand "Jab" as jab
    B hand "Jab" as j1
  do
    A: play jab
  check
    B decides defend
    B cannot choose {j1}
  do
    B: no defense
  expect
    j1 in B hand
`).cases;
  const judged = one && judge(one);
  expect(judged?.verdict).toBe('fail');
  expect(judged?.expectations[1]?.found).toBe(
    'B decides defend now, and can say so there: defend j1',
  );
});

const course = `card "Recall"  event, cost 0
  draw 1 card
ruling "R"
  rulebook fire-force/1.0.0
  given
    A hand "Recall" as first, "Recall" as second, "Recall" as third
  do
    A: use first
    A: use second
  expect
`;

test.each([
  // Once before the second was used, and once after.
  ['A did not draw before second was used', 'fail'],
  ['A did not draw after second was used', 'fail'],
  ['A did not draw before first was used', 'pass'],
  ['A drew 1 time before second was used', 'pass'],
  ['A drew 2 times before second was used', 'fail'],
  ['first, third were not used before second was used', 'fail'],
  ['A did not draw before third was used', 'fail'],
])('%s: said of each time that it happened', (claim, verdict) => {
  const [one] = loaded(`${course}    ${claim}\n`).cases;
  expect(one && judge(one).verdict).toBe(verdict);
});

test.each([
  ['A cannot play punch pitching b', 'fail'],
  ['A cannot play punch', 'fail'],
  ['A cannot play dear pitching b', 'pass'],
])('%s: what can be begun is not what cannot be done', (claim, verdict) => {
  const [one] = loaded(`card "Punch"  action, attack, cost 1, power 3
card "Dear"  action, cost 9
card "Fay"  action, ally, cost 0, life 3
ruling "R"
  rulebook flesh-and-blood/core
  given
    A hand "Punch" as punch, "Dear" as dear, 1 blue as b
    B permanent zone "Fay"
  expect
    ${claim}
`).cases;
  expect(one && judge(one).verdict).toBe(verdict);
});
