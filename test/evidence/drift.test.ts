import { describe, expect, test } from 'vitest';
import { type Drift, driftIn, type Editions } from '../../src/evidence/drift.js';
import { driftJson, driftLines } from '../../src/report/drift.js';
import { render } from '../../src/report/lines.js';
import { cards, editions, strict } from './two-editions.js';

const driftOf = (ruling: string, rulebook = 'beasts/1', between: Editions = editions): Drift => {
  const text = `${cards}\nruling "drifts"\n  rulebook ${rulebook}\n${ruling}`;
  const [found] = driftIn({ path: 'a', text }, () => ({ problem: 'missing' }), between);
  if (found === undefined) throw new Error('no ruling was compared');
  return found;
};

const attack = (card: string, claim: string) => `
  given
    A arena  "${card}" as x
    turn of A, main step
  do
    A: attack x
  expect
    ${claim}
`;

const stand = (card: string, claim: string) => `
  given
    A arena  "${card}" as x
    turn of A, main step
  expect
    ${claim}
`;

describe('what a ruling comes to under two editions', () => {
  test.each<[string, string, Drift['kind'], string, string]>([
    ['an outcome that is another', attack('Blue Beast', 'x in arena'), 'changed', 'pass', 'fail'],
    [
      'an action that is refused',
      attack('Red Beast', 'x not in deck'),
      'changed',
      'pass',
      'refused',
    ],
    ['the same outcome', attack('Blue Beast', 'x not in deck'), 'same', 'pass', 'pass'],
    ['a rule that merely moved', stand('Blue Beast', 'x in arena'), 'same', 'pass', 'pass'],
    [
      'a citation that one lacks',
      stand('Blue Beast', 'x in arena [106.2]'),
      'stale',
      'pass',
      'pass',
    ],
    [
      'a citation that one lacks, and another outcome',
      attack('Blue Beast', 'x in arena [106.2]'),
      'changed',
      'pass',
      'fail',
    ],
    ['a board that one forbids', stand('Trick', 'x in arena'), 'unplayable', 'pass', 'invalid'],
    [
      'words that neither knows',
      stand('Blue Beast', 'x in limbo'),
      'unknown',
      'invalid',
      'invalid',
    ],
  ])('%s', (_, ruling, kind, a, b) => {
    const found = driftOf(ruling);
    expect([found.kind, found.a.verdict, found.b.verdict]).toEqual([kind, a, b]);
  });

  test('a ruling of the second edition is held against the first', () => {
    const found = driftOf(attack('Blue Beast', 'x in grave'), 'beasts/2');
    expect([found.kind, found.a.verdict, found.b.verdict]).toEqual(['changed', 'fail', 'pass']);
  });

  test.each([
    ['under the first alone', 'x in arena', 'under beasts/1', 'changed'],
    ['under the second alone', 'x in grave', 'under beasts/2', 'changed'],
    ['which comes out the same', 'x not in deck', 'under beasts/1', 'same'],
  ])('what is expected %s is looked at under both', (_, claim, under, kind) => {
    const ruling = `${attack('Blue Beast', 'x not in deck')}  expect ${under}\n    ${claim}\n`;
    const found = driftOf(ruling, 'beasts/1, beasts/2');
    expect([found.kind, found.a.verdict, found.b.verdict]).toEqual([kind, 'pass', 'pass']);
  });

  test('a ruling that expects something else of each edition passes under both, and tells the difference', () => {
    const ruling = attack('Blue Beast', 'x in arena').replace('expect', 'expect under beasts/1');
    const found = driftOf(
      `${ruling}  expect under beasts/2\n    x in grave\n`,
      'beasts/1, beasts/2',
    );
    expect([found.kind, found.a.verdict, found.b.verdict]).toEqual(['changed', 'pass', 'pass']);
    const [, first, second] = driftLines(editions, [found], () => undefined);
    expect(
      render(
        [first, second].flatMap((one) => one ?? []),
        { width: 80, color: false },
      ),
    ).toBe(`  beasts/1  pass  line 20: x in grave; but x is in A arena
  beasts/2  pass  line 18: x in arena; but x is in A grave
`);
  });

  test('rulings of other games are passed over', () => {
    const text = 'ruling "other"\n  rulebook toy/1\n  expect\n    A has won\n';
    expect(driftIn({ path: 'a', text }, () => ({ problem: 'missing' }), editions)).toEqual([]);
  });
});

describe('where the games part', () => {
  test('at the first event that differs, by the rule that the editions carry out differently', () => {
    const { parting, line } = driftOf(attack('Blue Beast', 'x in arena'));
    expect(parting).toEqual({
      line: line + 7,
      a: 'x is tired',
      b: 'x goes from arena to grave',
      rules: [
        { unit: 'attackingTires', a: '105.1', b: '105.2', summary: 'who attacks gets tired' },
      ],
    });
  });

  test('where one game ends, by the rule that only the other edition has', () => {
    const { parting } = driftOf(attack('Red Beast', 'x not in deck'));
    expect(parting?.a).toBe('A decides (main): x');
    expect(parting?.b).toBeUndefined();
    expect(parting?.rules).toContainEqual({
      unit: 'redRests',
      a: undefined,
      b: '106.4',
      summary: 'a red beast does not attack',
    });
  });
});

describe('where nothing that happened tells them apart', () => {
  test('the decision that is open offers something else', () => {
    const { parting, line } = driftOf(stand('Red Beast', 'A can attack x'));
    expect(parting).toEqual({
      line: line + 7,
      a: 'A may choose 0 to 1 (main): x',
      b: 'A may choose 0 to 1 (main): nothing',
      rules: [
        { unit: 'redRests', a: undefined, b: '106.4', summary: 'a red beast does not attack' },
      ],
    });
  });

  test('an earlier decision offered something else, which nobody chose', () => {
    const body = attack('Blue Beast', 'A can attack y').replace('as x', 'as x, "Red Beast" as y');
    const found = driftOf(body, 'beasts/1', { a: editions.a, b: strict });
    expect([found.a.verdict, found.b.verdict]).toEqual(['pass', 'fail']);
    expect(found.parting).toEqual({
      line: found.line + 7,
      a: 'A may choose 0 to 1 (main): x, y',
      b: 'A may choose 0 to 1 (main): x',
      rules: [
        { unit: 'redRests', a: undefined, b: '106.4', summary: 'a red beast does not attack' },
      ],
    });
  });

  test('not where what happened differs, too', () => {
    const body = attack('Blue Beast', 'A can attack y').replace('as x', 'as x, "Red Beast" as y');
    expect(driftOf(body).parting?.a).toBe('x is tired');
  });
});

describe('a file whose rulings name several editions', () => {
  const body = stand('Blue Beast', 'x in arena');
  const text = `${cards}
ruling "first"
  rulebook beasts/1
${body}
ruling "second"
  rulebook beasts/2
${body}
ruling "both"
  rulebook beasts/1, beasts/2
${body}`;

  test('each of them is compared, once', () => {
    const found = driftIn({ path: 'a', text }, () => ({ problem: 'missing' }), editions);
    expect(found.map(({ name, kind }) => [name, kind])).toEqual([
      ['first', 'same'],
      ['second', 'same'],
      ['both', 'same'],
    ]);
  });
});

test('the report says where, what and by which rule, and counts', () => {
  const found = driftOf(attack('Blue Beast', 'x in arena'));
  const lines = driftLines(editions, [found], () => undefined);
  expect(render(lines, { width: 80, color: false })).toBe(`CHANGED  a:9  drifts
  beasts/1  pass
  beasts/2  fail  expected: x in arena; but x is in A grave
  the games part at line 16
    beasts/1  x is tired
    beasts/2  x goes from arena to grave
  by
    105.1 → 105.2  who attacks gets tired

beasts/1 → beasts/2: 1 ruling
  1  come out otherwise
`);
});

test('the JSON has the rulings that drift, and counts all', () => {
  const drifts = [
    driftOf(stand('Blue Beast', 'x in arena [106.2]')),
    driftOf(stand('Blue Beast', 'x in arena')),
  ];
  const json = JSON.parse(driftJson(editions, drifts)) as {
    rulings: { kind: string; b: { stale: { line: number; message: string }[] } }[];
  };
  expect(json).toMatchObject({
    schema: 'hantei-drift/1',
    a: 'beasts/1',
    b: 'beasts/2',
    summary: { rulings: 2, same: 1, changed: 0, unplayable: 0, stale: 1, unknown: 0 },
  });
  expect(json.rulings.map(({ kind }) => kind)).toEqual(['stale']);
  expect(json.rulings[0]?.b.stale[0]?.message).toBe('beasts/2 has no rule 106.2');
});
