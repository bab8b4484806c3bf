/** Breaks before breaks: what nobody can stop has no rule, and is told so; what somebody can stop is asked for. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { judge } from '../../../src/harness/judge.js';
import { load } from '../../../src/harness/suite.js';

const verdictOn = (cards: readonly string[], answers: string) => {
  const text = `card "Foreman"
  creature, fire, cost 5, power 4000
  when another of your creatures prepares a break: break 1 of your opponent's shields

card "Easy Foreman"
  creature, fire, cost 5, power 4000
  when another of your creatures prepares a break: you may break 1 of your opponent's shields

ruling "r"
  rulebook duel-masters/abridged
  given
    A battle zone ${cards.map((name, at) => `"${name}" as ${'abc'.charAt(at)}`).join(', ')}
    turn of A, attack step
  do
    A: attack player with a
    ${answers}
  expect
    B shields = 0
`;
  const [one] = load({ path: 'r.ruling', text }, () => ({ problem: 'missing' }), games).cases;
  if (one === undefined) throw new Error('no ruling');
  return judge(one);
};

const inTurn = (answers: readonly string[], times: number): string =>
  Array.from({ length: times }, (_, at) => answers[at % answers.length]).join('; ');

const noRule = {
  verdict: 'unsupported',
  message: expect.stringContaining('nobody can stop that') as string,
};

test('two that break before one another', () => {
  expect(verdictOn(['Foreman', 'Foreman'], 'A: pass')).toMatchObject(noRule);
});

test('three of them, though more and more waits for earlier breaks, and which comes first is chosen', () => {
  const answers = inTurn(['A: use first b', 'A: use first a'], 24);
  expect(verdictOn(['Foreman', 'Foreman', 'Foreman'], answers)).toMatchObject(noRule);
});

test('three that may leave it go on as long as their player likes', () => {
  const answers = inTurn(['A: use first b', 'A: yes', 'A: use first a', 'A: yes'], 24);
  expect(verdictOn(['Easy Foreman', 'Easy Foreman', 'Easy Foreman'], answers)).toMatchObject({
    verdict: 'undecided',
  });
});
