import { expect, test } from 'vitest';
import { clausesOf, provenClauses, type Evidence } from '../../src/evidence/clauses.js';
import type { Fate } from '../../src/evidence/testimony.js';
import { book, entry } from '../support/verdicts.js';

const says = (...all: readonly string[]) => all.map((one) => ({ says: one, reason: '' }));

const rules = book('fake/1.0', [
  entry('1.1'),
  entry('1.2', { clauses: says('first this', 'then that') }),
  entry('1.3', {
    clauses: [
      ...says('it moves'),
      { says: 'face up', reason: 'it tells people how to hold cards' },
    ],
  }),
  entry('1.4', { implemented: false, standing: 'todo' }),
]);

/** A ruling with one expectation for each list of citations, of which these fail without what they cite. */
const told = (
  cited: readonly (readonly string[])[],
  failing: readonly number[],
  verdict: Evidence['testimony']['verdict'] = 'pass',
): Evidence => ({
  citations: cited.flatMap((all, index) =>
    all.map((one) => {
      const [rule = '', clause] = one.split('/');
      const at = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
      return {
        rule,
        clause: clause === undefined ? undefined : Number(clause),
        at,
        index,
        expectation: '',
      };
    }),
  ),
  testimony: {
    verdict,
    message: '',
    missed: [],
    fates: Object.fromEntries<Fate>(
      cited.flat().map((one) => [one.split('/')[0] ?? '', { verdict: 'fail', failing }]),
    ),
  },
});

const proven = (...all: readonly Evidence[]): readonly string[] => [...provenClauses(rules, all)];

test('the clauses of a book are those that code carries out', () =>
  expect(clausesOf(rules)).toEqual(['1.1/1', '1.2/1', '1.2/2', '1.3/1']));

test.each([
  ['that it cites, where its expectation fails', told([['1.2/2']], [0]), ['1.2/2']],
  ['of a number that says one thing', told([['1.1']], [0]), ['1.1/1']],
  ['none, where it does not tell which', told([['1.2']], [0]), []],
  ['none, where another expectation fails', told([['1.2/1'], []], [1]), []],
  ['none, where it does not pass', told([['1.2/1']], [0], 'fail'), []],
  [
    'several, each by a line of its own',
    told([['1.2/1', '1.1'], ['1.2/2']], [0, 1]),
    ['1.2/1', '1.1/1', '1.2/2'],
  ],
])('a ruling proves the clause %s', (_, ruling, expected) =>
  expect(proven(ruling)).toEqual(expected),
);
