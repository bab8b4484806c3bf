import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/evidence/coverage.js';
import {
  compareStandings,
  keptOf,
  standingsText,
  readKept,
  type KeptStandings,
  type KeptStanding,
} from '../../src/evidence/kept-standings.js';
import { book, entry, examined, verdict } from '../support/verdicts.js';

/** A standing; `open` where it is not known whether a ruling notices. */
type Now = KeptStanding | 'cited' | 'implemented open' | 'deciding open';

/** A book of numbers that stand so. */
const standing = (numbers: Readonly<Record<string, Now>>) => {
  const having = (word: string) =>
    Object.keys(numbers).filter((number) => numbers[number]?.split(' ').includes(word));
  const [exempt, todo] = [having('exempt'), having('todo')];
  const entries = Object.keys(numbers).map((number) =>
    entry(number, {
      implemented: !exempt.includes(number) && !todo.includes(number),
      standing: exempt.includes(number) ? 'note' : todo.includes(number) ? 'todo' : 'written',
    }),
  );
  const deciding = having('deciding');
  const rulings = [
    verdict({ expectations: [examined({ cited: deciding, decidedBy: deciding })] }),
    verdict({ verdict: 'fail', expectations: [examined({ cited: having('cited') })] }),
  ];
  const proof = {
    noticed: new Set(having('proven')),
    open: new Set(having('open')),
    clauses: new Set<string>(),
  };
  return coverageOf([book('fake/1.0', entries)], rulings, new Map([['fake/1.0', proof]]));
};

const kept = (numbers: Readonly<Record<string, KeptStanding>>, id = 'fake/1.0'): KeptStandings =>
  new Map([[id, new Map(Object.entries(numbers))]]);

describe('compared with before', () => {
  test.each<[KeptStanding, Now, 'lost' | 'gained' | 'same']>([
    ['implemented', 'implemented', 'same'],
    ['implemented', 'todo', 'lost'],
    ['implemented', 'exempt', 'lost'],
    ['implemented', 'cited', 'same'],
    ['implemented', 'deciding', 'gained'],
    ['implemented', 'implemented proven', 'gained'],
    ['implemented proven', 'implemented', 'lost'],
    ['implemented proven', 'implemented open', 'same'],
    ['implemented proven', 'deciding', 'lost'],
    ['deciding', 'cited', 'lost'],
    ['deciding', 'implemented proven', 'lost'],
    ['deciding', 'deciding proven', 'gained'],
    ['deciding', 'deciding open', 'same'],
    ['deciding proven', 'deciding', 'lost'],
    ['deciding proven', 'deciding open', 'same'],
    ['deciding proven', 'implemented open', 'lost'],
    ['deciding proven', 'deciding proven', 'same'],
    ['todo', 'exempt', 'lost'],
    ['todo', 'implemented', 'gained'],
    ['exempt', 'todo', 'gained'],
    ['exempt', 'exempt', 'same'],
  ])('%s, now %s: %s', (before, now, expected) => {
    const { lost, gained } = compareStandings(standing({ '1.1': now }), kept({ '1.1': before }));
    expect({ lost: lost.length, gained: gained.length }).toEqual({
      lost: expected === 'lost' ? 1 : 0,
      gained: expected === 'gained' ? 1 : 0,
    });
  });

  test('a number that is gone is lost; a new one is gained; all in the order of the rulebook', () => {
    const { lost, gained } = compareStandings(
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

  test('what was proven and is not known now is counted, and not lost', () => {
    const now = standing({ '1.1': 'deciding open', '1.2': 'deciding open', '1.3': 'deciding' });
    const before = kept({ '1.1': 'deciding proven', '1.2': 'deciding', '1.3': 'deciding' });
    expect(compareStandings(now, before)).toEqual({ lost: [], gained: [], untried: 1 });
  });

  test('other rulebooks are left alone', () =>
    expect(
      compareStandings(standing({ '1.1': 'todo' }), kept({ '9.9': 'deciding proven' }, 'fake/2.0'))
        .lost,
    ).toEqual([]));
});

describe('written down', () => {
  test('merged into what was there: other rulebooks stay, untried proof stays', () => {
    const before = new Map([
      ...kept({ '1.1': 'deciding proven' }),
      ...kept({ '9.9': 'todo' }, 'fake/2.0'),
    ]);
    const now = keptOf(standing({ '1.1': 'implemented open', '1.2': 'cited' }), before);
    expect([...(now.get('fake/1.0') ?? [])]).toEqual([
      ['1.1', 'implemented proven'],
      ['1.2', 'implemented'],
    ]);
    expect([...(now.get('fake/2.0') ?? [])]).toEqual([['9.9', 'todo']]);
  });

  test('a line a number, in the order of the rulebook, and read back the same', () => {
    const whole: KeptStandings = new Map([
      [
        'fake/1.0',
        new Map<string, KeptStanding>([
          ['100.1', 'deciding proven'],
          ['100', 'exempt'],
        ]),
      ],
      ...kept({ b: 'todo' }, 'b/1'),
      ...kept({}, 'a/1'),
    ]);
    const text = standingsText(whole);
    expect(text).toBe(`{
  "schema": "hantei-coverage/1",
  "rulebooks": {
    "a/1": [],
    "b/1": [
      "b todo"
    ],
    "fake/1.0": [
      "100.1 deciding proven",
      "100 exempt"
    ]
  }
}
`);
    const read = readKept(text);
    expect('kept' in read && standingsText(read.kept)).toBe(text);
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
      '{"schema": "hantei-coverage/1", "rulebooks": {"a/1": ["1.1 todo", "1.1 deciding"]}}',
      'a/1: 1.1 stands there twice',
    ],
    ['{"schema": "hantei-coverage/1", "rulebooks": {"a/1": ["1.1 toString"]}}', 'should be like'],
    ['{"schema": "hantei-coverage/1", "rulebooks": {"a/1": ["1.1 proven"]}}', 'should be like'],
  ])('%j is understood as wrong', (text, fault) =>
    expect(readKept(text)).toEqual({ fault: expect.stringContaining(fault) as string }),
  );
});
