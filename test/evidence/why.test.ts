import { expect, test } from 'vitest';
import { explain } from '../../src/evidence/why-not.js';
import { games } from '../../src/harness/games.js';
import { load } from '../../src/harness/suite.js';

const text = `
card "Brawler"
  creature, fire, cost 3, power 3000
card "Kobold"
  creature, fire, cost 1, power 1000

ruling "the weaker one is destroyed"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Kobold" as theirs, tapped
    turn of A, attack step
  do
    A: attack theirs with mine
    B: no block
  expect
    theirs in graveyard
`;

const [causes = []] = load({ path: 'a', text }, () => ({ problem: 'missing' }), games)
  .cases.flatMap((one) => explain(one))
  .map((one) => one.causes);

test('the chain begins with what came about and goes back to what a player decided', () => {
  expect(causes.slice(0, 3).map((one) => one.text)).toEqual([
    'theirs goes from battle zone to graveyard',
    'theirs: destroy',
    'theirs: lose battle',
  ]);
  const decisions = causes.filter(({ kind }) => kind === 'decision').map((one) => one.text);
  expect(decisions).toEqual([
    'A decides (attack target): attack target theirs',
    'A decides (attack): attack mine',
  ]);
});

test.each([
  ['theirs: destroy', '703.4d'],
  ['theirs: lose battle', '115.3b'],
  ['A decides (attack): attack mine', '301.5'],
])('%s by rule %s', (said, rule) => {
  const cause = causes.find((one) => one.text === said);
  expect(cause?.rules.map((one) => one.rule)).toContain(rule);
});

test('a step that led from one to the next tells its rules once', () => {
  const steps = causes.filter(({ kind }) => kind === 'rule').flatMap(({ rules }) => rules);
  expect(new Set(steps.map(({ rule }) => rule)).size).toBe(steps.length);
});
