/** Which rules are reasons for what an expectation says: those that left a mark, and those without which it would not be so. */
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/harness/judge.js';
import type { Verdict } from '../../src/harness/verdict.js';
import { loadAlone } from './told.js';

const duelMasters = (body: string): string => `card "Brawler"
  creature, fire, cost 3, power 3000
card "Human"
  creature, fire, cost 1, power 1000
card "Roll Call"
  creature, light, cost 3, power 1000
  when you summon another creature: draw 1 card
card "Nest"
  spell, nature, cost 1
  put 1 creature from your hand into the battle zone
card "Hearts"
  spell, fire, cost 1
  your fire creatures get +1000 until end of turn
ruling "R"
  rulebook duel-masters/1.13
  given
${body}
`;

const fireForce = (body: string): string => `card "Cadet"
  unit, cost 1, power 3
card "Merchant"
  unit, cost 1, power 2
  when this is deployed, pay 1: draw 1 card
card "Tire"
  event, cost 0
  spend 1 of your opponent's units
ruling "R"
  rulebook fire-force/1.0.0
  given
${body}
`;

const battle = `    A battle zone "Brawler" as mine
    B battle zone "Brawler" as theirs, tapped
    A hand 2
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
`;

const verdictOn = (text: string): Verdict => {
  const [one] = loadAlone(text).cases;
  if (one === undefined) throw new Error('no ruling');
  return judge(one);
};

describe('a rule without a mark is a reason where it would not be so without the rule', () => {
  test.each([
    [
      'what would have triggered',
      duelMasters(`    A hand "Nest" as nest, "Brawler" as x
    A mana 1 nature
    A battle zone "Roll Call"
  do
    A: cast nest
  expect
    A did not draw  [701.3a]`),
      '701.3a',
    ],
    [
      'what would have been among a group',
      duelMasters(`    A hand "Hearts" as hearts, "Human" as late
    A mana 2 fire
  do
    A: cast hearts
    A: summon late
  expect
    late power = 1000  [608.2b]`),
      '608.2b',
    ],
    [
      'what a player could not have refused: the line that says no is left out',
      fireForce(`    A hand "Merchant" as merchant
    A field 1 flame as f1, 1 flame as f2
  do
    A: use merchant paying f1
    A: no
  expect
    A did not draw  [908.3a]`),
      '908.3a',
    ],
    [
      'what a player could have chosen, and was not asked',
      fireForce(`    A hand "Tire" as tire
    B field "Cadet" as x, spent, "Cadet" as y
  do
    A: use tire
  expect
    x was not spent  [1108.2]`),
      '1108.2',
    ],
  ])('%s', (_, text, rule) => {
    const { verdict, message, expectations } = verdictOn(text);
    expect(`${verdict} ${message}`).toBe('pass ');
    expect(expectations).toMatchObject([{ needed: [rule] }]);
    expect(expectations[0]?.decidedBy).toContain(rule);
  });
});

describe('a rule is refused that changes nothing', () => {
  test.each([
    [
      'what it did is told, and that it does not matter',
      'A hand = 2  [115.3b]',
      '115.3b had no part in it: it took part in ‘mine: lose battle’, ‘theirs: lose battle’ and 2 more, and without it this holds all the same (hantei explain a.ruling:14 tells what decided it)',
    ],
    [
      'it did nothing',
      'nobody has won  [509.1]',
      '509.1 had no part in it: it took part in nothing that is told, and without it this holds all the same (hantei explain a.ruling:14 tells what decided it)',
    ],
    [
      'that the attack itself is not possible without it says nothing of a hand',
      'A hand = 2  [505.1]',
      '505.1 had no part in it: it took part in nothing that is told, and without it this holds all the same (hantei explain a.ruling:14 tells what decided it)',
    ],
  ])('%s', (_, claim, message) =>
    expect(verdictOn(duelMasters(`${battle}    ${claim}`))).toMatchObject({
      verdict: 'miscited',
      message,
    }),
  );
});

test('a play without a rule costs what the ruling may cost', () => {
  const [one] = loadAlone(duelMasters(`${battle}    A hand = 2  [115.3b]`)).cases;
  if (one === undefined) throw new Error('no ruling');
  const cost = (work: number) => judge(one, { limits: { work } });
  const least = [...Array(60).keys()]
    .map((at) => at * 100)
    .find((work) => cost(work).verdict === 'miscited');
  const { expectations } = cost(least ?? 0);
  expect(expectations[0]?.idle).toMatchObject([{ rule: '115.3b', without: 'unreached' }]);
});
