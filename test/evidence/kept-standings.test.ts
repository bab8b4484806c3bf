import { describe, expect, test } from 'vitest';
import { coverageOf, type Standing } from '../../src/evidence/coverage.js';
import {
  compare,
  keptOf,
  keptText,
  readKept,
  type Kept,
  type KeptStanding,
} from '../../src/evidence/kept-standings.js';
import { book, entry, examined, verdict } from '../support/verdicts.js';

/** A book of numbers that stand so. */
const standing = (
  numbers: Readonly<Record<string, Standing>>,
  { id = 'fake/1.0', isProofKnown = true } = {},
) => {
  const having = (...wanted: Standing[]) =>
    Object.keys(numbers).filter((number) => wanted.includes(numbers[number] as Standing));
  const entries = Object.entries(numbers).map(([number, is]) =>
    entry(number, {
      implemented: is !== 'exempt' && is !== 'todo',
      standing: is === 'exempt' ? 'note' : is === 'todo' ? 'todo' : 'written',
    }),
  );
  const deciding = having('deciding', 'proven');
  const rulings = [
    verdict({ rulebook: id, expectations: [examined({ cited: deciding, decidedBy: deciding })] }),
    verdict({
      rulebook: id,
      verdict: 'fail',
      expectations: [examined({ cited: having('cited') })],
    }),
  ];
  const proof = isProofKnown ? new Map([[id, new Set(having('proven'))]]) : undefined;
  return coverageOf([book(id, entries)], rulings, proof);
};

const kept = (numbers: Readonly<Record<string, KeptStanding>>, id = 'fake/1.0'): Kept =>
  new Map([[id, new Map(Object.entries(numbers))]]);

describe('compared with before', () => {
  test.each<[KeptStanding, Standing, 'lost' | 'gained' | 'same']>([
    ['implemented', 'implemented', 'same'],
    ['implemented', 'todo', 'lost'],
    ['implemented', 'exempt', 'lost'],
    ['implemented', 'cited', 'same'],
    ['implemented', 'deciding', 'gained'],
    ['deciding', 'cited', 'lost'],
    ['deciding', 'implemented', 'lost'],
    ['deciding', 'proven', 'gained'],
    ['proven', 'deciding', 'lost'],
    ['proven', 'proven', 'same'],
    ['todo', 'exempt', 'lost'],
    ['todo', 'implemented', 'gained'],
    ['exempt', 'todo', 'gained'],
    ['exempt', 'exempt', 'same'],
  ])('%s, now %s: %s', (before, now, expected) => {
    const { lost, gained } = compare(standing({ '1.1': now }), kept({ '1.1': before }));
    expect({ lost: lost.length, gained: gained.length }).toEqual({
      lost: expected === 'lost' ? 1 : 0,
      gained: expected === 'gained' ? 1 : 0,
    });
  });

  test('a number that is gone is lost; a new one is gained; all in the order of the rulebook', () => {
    const { lost, gained } = compare(
      standing({ '1.2': 'todo', '1.3': 'exempt', '1.10': 'todo' }),
      kept({ '1.10': 'deciding', '1.2': 'implemented', '1.1': 'todo' }),
    );
    expect(lost.map(({ number, before, now }) => `${number} ${before} ${now}`)).toEqual([
      '1.1 todo absent',
      '1.2 implemented todo',
      '1.10 deciding todo',
    ]);
    expect(gained.map(({ number, before, now }) => `${number} ${before} ${now}`)).toEqual([
      '1.3 absent exempt',
    ]);
  });

  test('proof that nobody tried here is not lost, unless the rule decides no more', () => {
    const now = standing({ '1.1': 'deciding', '1.2': 'implemented' }, { isProofKnown: false });
    const { lost, gained, untried } = compare(now, kept({ '1.1': 'proven', '1.2': 'proven' }));
    expect(lost.map(({ number }) => number)).toEqual(['1.2']);
    expect({ gained, untried }).toEqual({ gained: [], untried: 1 });
  });

  test('other rulebooks are left alone', () =>
    expect(
      compare(standing({ '1.1': 'todo' }), kept({ '9.9': 'proven' }, 'fake/2.0')).lost,
    ).toEqual([]));
});

describe('written down', () => {
  test('merged into what was there: other rulebooks stay, untried proof stays', () => {
    const before = new Map([...kept({ '1.1': 'proven' }), ...kept({ '9.9': 'todo' }, 'fake/2.0')]);
    const now = keptOf(
      standing({ '1.1': 'deciding', '1.2': 'cited' }, { isProofKnown: false }),
      before,
    );
    expect([...(now.get('fake/1.0') ?? [])]).toEqual([
      ['1.1', 'proven'],
      ['1.2', 'implemented'],
    ]);
    expect([...(now.get('fake/2.0') ?? [])]).toEqual([['9.9', 'todo']]);
  });

  test('a line a number, in the order of the rulebook, and read back the same', () => {
    const numbers = new Map([...kept({ b: 'todo' }, 'b/1'), ...kept({}, 'a/1')]);
    const whole = new Map<string, Map<string, KeptStanding>>([
      [
        'fake/1.0',
        new Map([
          ['100.1', 'proven'],
          ['100', 'exempt'],
        ]),
      ],
      ...(numbers as Map<string, Map<string, KeptStanding>>),
    ]);
    const text = keptText(whole);
    expect(text).toBe(`{
  "schema": "hantei-coverage/1",
  "rulebooks": {
    "a/1": [],
    "b/1": [
      "b todo"
    ],
    "fake/1.0": [
      "100.1 proven",
      "100 exempt"
    ]
  }
}
`);
    const read = readKept(text);
    expect('kept' in read && keptText(read.kept)).toBe(text);
  });

  test.each([
    ['', 'it is not JSON'],
    ['{"schema": "hantei-coverage/1", "rule', 'it is not JSON'],
    ['[]', '"schema" should be "hantei-coverage/1"'],
    ['{"schema": "hantei-coverage/2"}', 'its schema is "hantei-coverage/2"'],
    ['{"schema": "hantei-coverage/1"}', '"rulebooks" is missing'],
    ['{"schema": "hantei-coverage/1", "rulebooks": {"a/1": {}}}', '"a/1" should be a list'],
    [
      '{"schema": "hantei-coverage/1", "rulebooks": {"a/1": ["1.1 done"]}}',
      'a/1: "1.1 done" should be like "101.1 deciding"',
    ],
    ['{"schema": "hantei-coverage/1", "rulebooks": {"a/1": [7]}}', 'a/1: 7 should be like'],
    [
      '{"schema": "hantei-coverage/1", "rulebooks": {"a/1": ["1.1 todo", "1.1 proven"]}}',
      'a/1: 1.1 stands there twice',
    ],
    ['{"schema": "hantei-coverage/1", "rulebooks": {"a/1": ["1.1 toString"]}}', 'should be like'],
  ])('%j is understood as wrong', (text, fault) =>
    expect(readKept(text)).toEqual({ fault: expect.stringContaining(fault) as string }),
  );
});
