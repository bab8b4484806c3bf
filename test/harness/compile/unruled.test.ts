/** Words of a game that an edition has no rule for are refused there, and nowhere else. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { load } from '../../../src/harness/suite.js';

const noImports = () => ({ problem: 'missing' }) as const;

const problemsUnder = (rulebook: string, { text = '', given = '', expected = 'game goes on' }) => {
  const file = `card "X"
  creature, fire, cost 1, power 1000
${text === '' ? '' : `  ${text}\n`}
ruling "R"
  rulebook ${rulebook}
  given
    A battle zone "X" as x
${given === '' ? '' : `    ${given}\n`}    turn of A, main step
  expect
    ${expected}
`;
  const loaded = load({ path: 'r.ruling', text: file }, noImports, games);
  return loaded.cases.flatMap(({ problems }) =>
    problems.map(({ code, message, at }) => `${at.line}: ${code}: ${message}`),
  );
};

test.each([
  [
    'a keyword',
    'duel-masters/1.13',
    { text: 'g breaker' },
    '3: unsupported: no rule of duel-masters/1.8 carries out ‘g breaker’',
  ],
  [
    'a verb',
    'duel-masters/abridged',
    { text: 'when this attacks: put 1 card from your hand under this' },
    '3: unsupported: no rule of duel-masters/1.8 carries out ‘put under’',
  ],
  [
    'what cannot be',
    'duel-masters/abridged',
    { text: 'your opponent cannot use artifacts' },
    '3: unsupported: no rule of duel-masters/1.8 carries out ‘artifact’',
  ],
  [
    'an event in an expectation',
    'duel-masters/abridged',
    { expected: 'x did not prepare a break' },
    '10: unsupported: no rule of duel-masters/1.8 carries out ‘prepares a break’',
  ],
])('%s that only another edition has: %s', (_, other, parts, problem) => {
  expect(problemsUnder('duel-masters/1.8', parts)).toContain(problem);
  expect(problemsUnder(other, parts)).toEqual([]);
});
