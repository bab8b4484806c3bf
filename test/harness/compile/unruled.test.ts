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
    { text: 'g breaker' },
    '3: unsupported: no rule of duel-masters/1.8 carries out ‘g breaker’',
  ],
  [
    'a verb',
    { text: 'when this attacks: switch it for 1 creature in your hand' },
    '3: unsupported: no rule of duel-masters/1.8 carries out ‘switch’',
  ],
  [
    'what cannot be',
    { text: 'this cannot be switched' },
    '3: unsupported: no rule of duel-masters/1.8 carries out ‘is switched’',
  ],
  [
    'an event in an expectation',
    { expected: 'x was not switched' },
    '10: unsupported: no rule of duel-masters/1.8 carries out ‘is switched’',
  ],
])('%s that only another edition has', (_, parts, problem) => {
  expect(problemsUnder('duel-masters/1.8', parts)).toContain(problem);
  expect(problemsUnder('duel-masters/1.13', parts)).toEqual([]);
});
