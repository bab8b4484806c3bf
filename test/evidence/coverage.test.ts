import { describe, expect, test } from 'vitest';
import {
  standingCounts,
  coverageOf,
  coveredRules,
  type ProofByBook,
} from '../../src/evidence/coverage.js';
import { book, entry, examined, verdict } from '../support/verdicts.js';

const todo = { standing: 'todo', implemented: false } as const;
const note = { standing: 'note', implemented: false } as const;
const battle = { source: 'src/games/fake/1-basics/115-battle.ts' };
const actions = { source: 'src/games/fake/10-more-rules/1002-state-based-actions.ts' };

const rules = book('fake/1.0', [
  entry('115', { ...note, ...battle }),
  entry('115.1', battle),
  entry('115.2', { ...todo, ...battle }),
  entry('115.3', battle),
  entry('1002.1', actions),
  entry('1002.2', actions),
]);

const cites = (cited: string[], decidedBy: string[], line = 12) =>
  examined({ line, cited, decidedBy });

const passing = verdict({
  name: 'passing',
  expectations: [
    cites(['115.1'], ['115.1', '115.3'], 7),
    cites(['115.1'], ['115.1', '115.3'], 8),
    cites([], ['115.3'], 9),
  ],
});

/** What is known of the proof of a book. */
const known = (noticed: string[], open: string[] = [], id = 'fake/1.0'): ProofByBook =>
  new Map([[id, { noticed: new Set(noticed), open: new Set(open), clauses: new Set<string>() }]]);

const standingsAfter = (rulings: Parameters<typeof coverageOf>[1], proof?: ProofByBook) =>
  Object.fromEntries(
    coverageOf([rules], rulings, proof)
      .flatMap(coveredRules)
      .map((rule) => [rule.entry.number, rule.standing]),
  );

const untouched = {
  '115': 'exempt',
  '115.1': 'implemented',
  '115.2': 'todo',
  '115.3': 'implemented',
  '1002.1': 'implemented',
  '1002.2': 'implemented',
};

describe('standing', () => {
  test.each([
    ['no rulings at all', [], {}],
    ['cited where it takes part; the others only take part', [passing], { '115.1': 'deciding' }],
    [
      'of a ruling that fails only the claim counts',
      [
        verdict({
          verdict: 'fail',
          expectations: [cites(['115.1', '115.2'], ['115.1'])],
        }),
      ],
      { '115.1': 'cited' },
    ],
    [
      'one ruling that passes is enough',
      [verdict({ verdict: 'fail', expectations: [cites(['115.1'], [])] }), passing],
      { '115.1': 'deciding' },
    ],
    [
      'a ruling under another rulebook says nothing',
      [verdict({ rulebook: 'fake/2.0', expectations: [cites(['115.1'], ['115.1'])] })],
      {},
    ],
    [
      'cited in one line, at work only in another',
      [verdict({ expectations: [cites(['115.1'], [], 7), cites([], ['115.1'], 8)] })],
      { '115.1': 'cited' },
    ],
  ])('%s', (_, rulings, expected) =>
    expect(standingsAfter(rulings)).toEqual({ ...untouched, ...expected }),
  );

  test('proven is the best, cited or not; nothing is proven that nobody has written', () =>
    expect(standingsAfter([passing], known(['115.1', '115.2', '115.3']))).toEqual({
      ...untouched,
      '115.1': 'proven',
      '115.3': 'proven',
    }));

  test.each<[string, ProofByBook | undefined, boolean, string]>([
    ['nobody was asked', undefined, false, 'open open'],
    ['of another rulebook', known(['115.1'], [], 'fake/2.0'), false, 'open open'],
    ['nothing was noticed', known([]), true, 'unnoticed unnoticed'],
    ['not all were asked', known(['115.1'], ['115.3']), true, 'noticed open'],
  ])('proof: %s', (_, proof, isKnown, expected) => {
    const [only] = coverageOf([rules], [passing], proof);
    expect(only?.isProofKnown).toBe(isKnown);
    expect(
      only === undefined
        ? ''
        : coveredRules(only)
            .filter(({ entry: { number } }) => ['115.1', '115.3'].includes(number))
            .map((rule) => rule.proof)
            .join(' '),
    ).toBe(expected);
  });
});

test('each rule names the rulings that speak of it, and the lines', () => {
  const failing = verdict({
    name: 'failing',
    verdict: 'miscited',
    expectations: [cites(['115.1'], [], 20)],
  });
  const found = coverageOf([rules], [passing, failing], undefined).flatMap(coveredRules);
  const said = (number: string) => {
    const rule = found.find((one) => one.entry.number === number);
    return (['decides', 'claimed', 'takesPart'] as const).map((role) =>
      rule?.[role].map(({ ruling, lines }) => `${ruling.name} ${lines.join(' ')}`),
    );
  };
  expect(said('115.1')).toEqual([['passing 7 8'], ['failing 20'], []]);
  expect(said('115.3')).toEqual([[], [], ['passing 7 8 9']]);
  expect(said('1002.1')).toEqual([[], [], []]);
});

test('chapters and sections are called as their folders and files are', () => {
  const [only] = coverageOf([rules], [], undefined);
  expect(
    only?.chapters.map(({ chapter, title, sections }) => [
      `${chapter} ${title}`,
      ...sections.map((one) => `${one.section} ${one.title}: ${one.rules.length}`),
    ]),
  ).toEqual([
    ['1 Basics', '115 Battle: 4'],
    ['10 More rules', '1002 State based actions: 2'],
  ]);
});

test('a rule counts wherever it belongs', () => {
  const proof = known(['115.1', '1002.1']);
  const unsupported = verdict({
    verdict: 'unsupported',
    expectations: [cites(['115.2', '115.3'], [])],
  });
  const [first, second] =
    coverageOf([rules], [passing, unsupported], proof)[0]?.chapters.map((chapter) =>
      standingCounts(coveredRules(chapter)),
    ) ?? [];
  expect(first).toEqual({
    numbers: 4,
    notExecutable: 1,
    todo: 1,
    implemented: 2,
    cited: 3,
    deciding: 1,
    proven: 1,
    clauses: 2,
    clausesCited: 1,
    clausesProven: 0,
  });
  expect(second).toEqual({
    numbers: 2,
    notExecutable: 0,
    todo: 0,
    implemented: 2,
    cited: 0,
    deciding: 0,
    proven: 1,
    clauses: 2,
    clausesCited: 0,
    clausesProven: 0,
  });
});
