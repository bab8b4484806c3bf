import { chmodSync, lstatSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inputOf, place, type Place } from '../support/command.js';

let here: Place;
beforeEach(() => {
  here = place({
    'rulings/a.ruling':
      'ruling "One"\n  question Why?\nruling "Two"\n  rulebook fake/1.0, fake/2.0\n',
    'rulings/shared.cards': 'card "Brawler"\n',
  });
});
afterEach(() => here.remove());

const read = (name: string): string => readFileSync(join(here.path, name), 'utf8');

describe('explain', () => {
  const told = `One
rulings/a.ruling:1  fake/1.0
Q  Why?

the board
  turn of A, attack step
  A     battle zone  mine "Brawler" (tapped), 《光の番人》 (with 2 flame cards)
        手札         5 cards
  B     graveyard    -
  both  stack        spark "Spark"

3  > A: attack theirs with mine
  - mine is destroyed
      703.4d  applied  the loser of a battle is destroyed

5  = mine in graveyard
    cited    115.3b, 703.4d
    decided  301.5

verdict: pass
`;

  test('one ruling', async () =>
    expect(await here.run(['explain', 'rulings/a.ruling:2'])).toEqual({
      status: 0,
      out: told,
      err: '',
    }));

  test.each([
    [['rulings/a.ruling'], ['One fake/1.0', 'Two fake/1.0', 'Two fake/2.0']],
    [['rulings/a.ruling:3', '--rulebook', 'fake/2.0'], ['Two fake/2.0']],
  ])('%j as JSON', async (argv, expected) => {
    const { out } = await here.run(['explain', ...argv, '--json']);
    const { schema, rulings } = JSON.parse(out) as {
      schema: string;
      rulings: { name: string; rulebook: string; steps: object[] }[];
    };
    expect(schema).toBe('hantei-telling/1');
    expect(rulings.map(({ name, rulebook }) => `${name} ${rulebook}`)).toEqual(expected);
    expect(rulings[0]?.steps[2]).toMatchObject({
      line: 3,
      depth: 1,
      kind: 'event',
      text: 'mine is destroyed',
    });
  });

  test.each([
    [
      'ruling "Bad"\n  verdict invalid\nruling "Good"\n',
      'INVALID  x.ruling:1  Bad',
      'Good\nx.ruling:3',
    ],
    ['ruling "Bad"\n  verdict throw\n', 'Hantei failed: the judge broke', ''],
    ['load throw\n', 'Hantei failed: the loader broke', ''],
    ['', 'the file is empty: it has no rulings', ''],
  ])('what cannot be told is said: %j', async (content, message, rest) => {
    here.write('x.ruling', content);
    const { out, err, status } = await here.run(['explain', 'x.ruling']);
    expect(err).toContain(message);
    expect(out).toContain(rest);
    expect(status).toBe(1);
  });

  test.each([
    [[], "missing required argument 'file[:line]'"],
    [['gone.ruling'], 'gone.ruling: no such file or directory'],
    [['rulings/a.ruling:77'], 'rulings/a.ruling has no line 77'],
    [
      ['rulings/a.ruling:1', '--rulebook', 'fake/2.0'],
      'rulings/a.ruling: no ruling at line 1 held against fake/2.0; rulings begin at 1, 3',
    ],
    [['rulings/a.ruling', 'rulings/a.ruling'], 'too many arguments'],
  ])('%j cannot be carried out', async (argv, message) => {
    const { err, status } = await here.run(['explain', ...argv]);
    expect(err).toContain(message);
    expect(status).toBe(2);
  });
});

describe('check', () => {
  test('nothing wrong', async () =>
    expect(await here.run(['check'])).toEqual({
      status: 0,
      out: '2 files: 0 errors, 0 warnings\n',
      err: '',
    }));

  test('problems', async () => {
    here.write('rulings/b.ruling', 'ruling "x"\nproblem unknown-card\nproblem unused-label\n');
    const { out, status } = await here.run(['check']);
    expect(out).toBe(`rulings/b.ruling:2:1  error unknown-card
  no card is called "Brawlar"
    1 | ruling "x"
  > 2 | problem unknown-card
      | ^^^^^^^
    3 | problem unused-label
  help: did you mean "Brawler"?

rulings/b.ruling:3:1  warning unused-label
  no card is called "Brawlar"
    2 | problem unknown-card
  > 3 | problem unused-label
      | ^^^^^^^
  help: did you mean "Brawler"?

3 files: 1 error, 1 warning
`);
    expect(status).toBe(1);
  });

  test.each([
    [[], 0],
    [['--strict'], 1],
  ])('warnings alone, %j', async (argv, expected) => {
    here.write('rulings/b.ruling', 'problem unused-label\n');
    expect((await here.run(['check', ...argv])).status).toBe(expected);
  });

  test('JSON', async () => {
    here.write('rulings/b.ruling', 'problem unknown-card\n');
    const { out, status } = await here.run(['check', '--json', 'rulings/b.ruling']);
    expect(JSON.parse(out)).toMatchObject({
      schema: 'hantei-check/1',
      summary: { files: 1, errors: 1, warnings: 0 },
    });
    expect(status).toBe(1);
  });

  test('a bug in Hantei does not hide the other files', async () => {
    here.write('rulings/0.ruling', 'load throw\n');
    here.write('rulings/b.cards', '');
    const { out, err, status } = await here.run(['check']);
    expect(out).toContain('the file is empty: it has no cards');
    expect(err).toContain('rulings/0.ruling: Hantei failed: the loader broke');
    expect(status).toBe(1);
  });

  test.each([[['nope']], [['rulings/a.ruling:3']], [['package.json']]])(
    '%j cannot be carried out',
    async (argv) => expect((await here.run(['check', ...argv])).status).toBe(2),
  );
});

describe('format', () => {
  const ragged = 'ruling "One"   \n\n\n';

  test('formats what needs it, and says so', async () => {
    here.write('rulings/b.ruling', ragged);
    chmodSync(join(here.path, 'rulings/b.ruling'), 0o640);
    expect(await here.run(['format'])).toEqual({
      status: 0,
      out: 'formatted  rulings/b.ruling\n3 files: 1 formatted\n',
      err: '',
    });
    expect(read('rulings/b.ruling')).toBe('ruling "One"\n');
    expect(statSync(join(here.path, 'rulings/b.ruling')).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(here.path, 'rulings')).sort()).toEqual([
      'a.ruling',
      'b.ruling',
      'shared.cards',
    ]);
  });

  test('--check only looks', async () => {
    here.write('rulings/b.ruling', ragged);
    expect(await here.run(['format', '--check'])).toEqual({
      status: 1,
      out: 'would change  rulings/b.ruling\n3 files: 1 would change\n',
      err: '',
    });
    expect(read('rulings/b.ruling')).toBe(ragged);
  });

  test('what has problems is left alone, the others are formatted', async () => {
    here.write('rulings/0.ruling', `problem unknown-card\n${ragged}`);
    here.write('rulings/1.ruling', Buffer.from([0xe9]));
    here.write('rulings/b.ruling', ragged);
    const { out, err, status } = await here.run(['format']);
    expect(out).toContain('5 files: 1 formatted, 2 cannot be formatted');
    expect(err).toContain('rulings/0.ruling:6:17  error unknown-card');
    expect(err).toContain('not UTF-8');
    expect(status).toBe(1);
    expect(read('rulings/0.ruling')).toBe(`problem unknown-card\n${ragged}`);
    expect(read('rulings/b.ruling')).toBe('ruling "One"\n');
  });

  test('a bug in Hantei leaves the other files', async () => {
    here.write('rulings/0.ruling', 'format throw');
    here.write('rulings/b.ruling', ragged);
    const { out, err, status } = await here.run(['format']);
    expect(out).toContain('4 files: 1 formatted, 1 cannot be formatted');
    expect(err).toContain('rulings/0.ruling: Hantei failed: the formatter broke\n');
    expect(err).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });

  test('a text that is not plain UTF-8 becomes it', async () => {
    here.write('rulings/a.ruling', Buffer.from('\ufeffruling "光"\n', 'utf16le'));
    expect((await here.run(['format', 'rulings/a.ruling'])).status).toBe(0);
    expect(read('rulings/a.ruling')).toBe('ruling "光"\n');
  });

  test('a link stays a link', async () => {
    here.write('b.ruling', ragged);
    symlinkSync('../b.ruling', join(here.path, 'rulings/b.ruling'));
    await here.run(['format']);
    expect(lstatSync(join(here.path, 'rulings/b.ruling')).isSymbolicLink()).toBe(true);
    expect(read('b.ruling')).toBe('ruling "One"\n');
  });

  test.each([
    ['formats stdin', [], ragged, 0, 'ruling "One"\n'],
    ['--check of stdin that would change', ['--check'], ragged, 1, ''],
    ['--check of stdin that would not', ['--check'], 'ruling "One"\n', 0, ''],
    ['problems of stdin', [], 'problem', 1, ''],
  ])('%s', async (_, argv, content, status, out) =>
    expect(await here.run(['format', '-', ...argv], { stdin: inputOf(content) })).toMatchObject({
      status,
      out,
    }),
  );

  test.each([[['-', 'rulings']], [['nope']], [['package.json']]])(
    '%j cannot be carried out',
    async (argv) => expect((await here.run(['format', ...argv])).status).toBe(2),
  );
});

describe('rules', () => {
  test.each([
    [
      [],
      'fake/1.0  5 rules  3 implemented, 1 to do, 1 with nothing to implement\nfake/2.0  1 rule   1 implemented',
    ],
    [['--rulebook', 'fake/2.0'], 'fake/2.0  1 of 1 rules\n  115.4    equal power: nobody loses\n'],
    [['equal', 'POWER'], '  115.3b    Ｅqual power: both creatures lose\n\nfake/2.0'],
    [
      ['115', '--rulebook', 'fake/1.0'],
      'fake/1.0  3 of 5 rules\n  115.3   note  who loses a battle\n  115.3a  todo  a creature',
    ],
    [
      ['[703.4c]'],
      `703.4c  fake/1.0
  power 0 or less: destroyed
  section   703
  kind      state-based
  standing  implemented
  source    1-basics/115-battle.ts
  before    115.3b  Ｅqual power: both creatures lose
  after     703.4d  the loser of a battle is destroyed
`,
    ],
    [['115.3a'], '  standing  not implemented: not yet\n'],
    [['115.3'], '  standing  nothing to implement: an overview\n'],
    [['115.3b'], '  fault     the text contradicts itself\n'],
  ])('%j', async (argv, expected) => {
    const { out, status } = await here.run(['rules', ...argv]);
    expect(out).toContain(expected);
    expect(status).toBe(0);
  });

  test.each([
    [
      ['116'],
      1,
      'hantei: no rule 116; the nearest:\n  fake/1.0: 115.3a, 115.3b, 703.4c, 703.4d\n  fake/2.0: 115.4\n',
    ],
    [['tapping'], 1, "hantei: no rule's summary has 'tapping'\n"],
    [
      ['--rulebook', 'fake/3.0'],
      2,
      "hantei: no rulebook 'fake/3.0'; there are:\n  fake/1.0\n  fake/2.0\n  did you mean fake/1.0?\n",
    ],
  ])('%j finds nothing', async (argv, status, err) =>
    expect(await here.run(['rules', ...argv])).toEqual({ status, out: '', err }),
  );

  test('JSON of one rulebook', async () => {
    const { out } = await here.run(['rules', '--rulebook', 'fake/1.0', '--json']);
    const found = JSON.parse(out) as Record<string, unknown>[];
    expect(found.map(({ rule }) => rule)).toEqual([
      '115.3',
      '115.3a',
      '115.3b',
      '703.4c',
      '703.4d',
    ]);
    expect(Object.keys(found[0] ?? {})).toEqual([
      'rule',
      'section',
      'summary',
      'kind',
      'implemented',
      'reason',
      'source',
      'units',
      'clauses',
    ]);
    expect(found[2]).toMatchObject({
      implemented: true,
      reason: '',
      fault: 'the text contradicts itself',
    });
  });

  test('JSON of several says which', async () => {
    const { out } = await here.run(['rules', 'equal', '--json']);
    expect((JSON.parse(out) as { rulebook: string }[]).map(({ rulebook }) => rulebook)).toEqual([
      'fake/1.0',
      'fake/2.0',
    ]);
  });

  test('JSON of nothing is an empty list', async () =>
    expect(await here.run(['rules', '999', '--json'])).toMatchObject({ status: 1, out: '[]\n' }));
});
