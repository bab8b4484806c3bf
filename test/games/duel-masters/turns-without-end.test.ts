/** Turns that go on for ever: no rule says what becomes of that where nobody can stop it, and so it is told. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { judge } from '../../../src/harness/judge.js';
import { load } from '../../../src/harness/suite.js';

const verdictAfter = (rounds: number) => {
  const text = `card "Undefeated"
  creature, light, cost 3, power 3000
  you cannot lose the game
  this cannot attack

ruling "r"
  rulebook duel-masters/1.13
  given
    A battle zone "Undefeated"
    B battle zone "Undefeated"
    A deck 0
    B deck 0
    turn of A, main step
  do
    ${Array.from({ length: rounds }, () => 'A: end main step; A: end attack step; B: no charge; B: end main step; B: end attack step; A: no charge').join('; ')}
  expect
    game goes on
`;
  const [one] = load({ path: 'r.ruling', text }, () => ({ problem: 'missing' }), games).cases;
  if (one === undefined) throw new Error('no ruling');
  return judge(one);
};

test('so many turns as games have are played', () => {
  expect(verdictAfter(20)).toMatchObject({ verdict: 'pass' });
});

test('and where they only come back, none after that', () => {
  expect(verdictAfter(40)).toMatchObject({
    verdict: 'unsupported',
    message: expect.stringContaining('turns come back to where they were') as string,
  });
});
