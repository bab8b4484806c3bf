/** What a verdict tells of a decision that nobody made: pasted into the ruling, the suggested line makes it. */
import { expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { load } from '../../src/harness/suite.js';

const verdictOn = (text: string) => {
  const { cases } = load({ path: 'open.ruling', text }, () => ({ problem: 'missing' }), games);
  const [one] = cases;
  if (one === undefined) throw new Error('no ruling');
  return judge(one);
};

const counter = (line: string) => `card "Heckler"
  unit, cost 1, power 2
  [counter]: draw 1 card
card "Striker"
  unit, cost 1, power 5
ruling "A counter window is open"
  rulebook fire-force/1.0.0
  given
    A field  "Striker" as mine
    B field  "Striker" as theirs, spent, "Heckler" as heckler
    turn of A, main phase
  do
    A: attack theirs with mine
    B: no defence
${line}
  expect
    theirs in adolla
`;

const block = (line: string) => `card "Brawler"
  creature, fire, cost 3, power 3000
card "Wall"
  creature, light, cost 3, power 5000
  blocker
ruling "A block may be declared"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Wall" as wall
    turn of A, attack step
  do
    A: attack player with mine
${line}
  expect
    wall in battle zone
`;

test.each([
  ['counter', counter, 'B: pass'],
  ['block', block, 'B: block with wall'],
])('an open decision (%s) tells a line that makes it', (kind, ruling, line) => {
  const { verdict, decision } = verdictOn(ruling(''));
  expect(verdict).toBe('undecided');
  expect(decision).toMatchObject({ by: 'B', kind, paste: line });
  expect(verdictOn(ruling(`    ${line}`)).verdict).toBe('pass');
});
