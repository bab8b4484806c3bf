/** What no rule tells of is said to be unsupported, and never carried out as something else. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { judge } from '../../../src/harness/judge.js';
import { load } from '../../../src/harness/suite.js';

const judged = (text: string) => {
  const { cases } = load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);
  return cases.map((one) => judge(one)).map(({ verdict, message }) => [verdict, message]);
};

test.each([
  [
    'a hero that attacks by itself',
    'hero, life 20, intellect 4\n  [action] once a turn: attack',
    'no rule tells what becomes of a hero that attacks by itself',
  ],
])('%s', (_, lord, message) => {
  const text = `card "Lord"
  ${lord}

ruling "It attacks"
  rulebook flesh-and-blood/core
  given
    A hero zone  "Lord" as lord
    B hero zone  "Foe" as foe
  do
    A: activate lord
  expect
    foe life = 17

card "Foe"
  hero, life 20, intellect 4
`;
  expect(judged(text)).toEqual([['unsupported', message]]);
});
