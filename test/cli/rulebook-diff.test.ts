/** What changed between two texts, which rulings that makes stale, and stamps. With the real engine; the texts are invented. */
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engines } from '../../src/cli/engine.js';
import { engines } from '../../src/cli/engines.js';
import { place, type Place, type Transcript } from '../support/command.js';

const before = `301. Lanterns
301.1. A lantern gives light.
301.2. A lantern may be carried.
301.3. A lantern stands.
301.4. A lantern has a price.
`;
/** 301.1 became 301.2 and that one 301.3, 301.3 is gone, 301.4 says something else. */
const after = `301. Lanterns
301.1. A lantern is a lamp.
301.2. A lantern gives light.
301.3. A lantern may be carried.
301.4. A lantern costs nothing.
`;
const ruling = `# A comment that stays.
ruling "Light"
  rulebook duel-masters/1.13   # and this one
  expect
    A has lost     [301.1,301.2]   # 301.1 is not touched here
    B has lost     [ 301.4 ]
`;
const shared = `ruling "Both"
  rulebook duel-masters/1.13, duel-masters/1.8
  expect
    A has lost  [301.1]
  expect under duel-masters/1.8
    B has lost  [301.2]
`;

let here: Place;
beforeEach(() => {
  here = place({ 'old.txt': before, 'new.txt': after, 'rulings/a.ruling': ruling });
});
afterEach(() => here.remove());

const hantei = (...argv: readonly string[]): Promise<Transcript> =>
  here.run(argv, { env: { XDG_DATA_HOME: join(here.path, 'data') } }, engines);
const importAs = (file: string, id: string): Promise<Transcript> =>
  hantei('rulebook', 'import', file, '--as', id);
const diff = (...argv: readonly string[]): Promise<Transcript> =>
  hantei('rulebook', 'diff', ...argv);
const read = (name: string): string => readFileSync(join(here.path, name), 'utf8');

describe('diff', () => {
  test('of two documents', async () =>
    expect(await diff('old.txt', 'new.txt')).toEqual({
      status: 0,
      out: `old.txt (4 rules) → new.txt (4 rules), by the official texts

renumbered  301.1 → 301.2
  A lantern gives light.

renumbered  301.2 → 301.3
  A lantern may be carried.

removed  301.3
  A lantern stands.

reworded  301.4
  before  A lantern has a price.
  after   A lantern costs nothing.

added  301.1
  A lantern is a lamp.

1 added, 1 removed, 2 renumbered, 1 reworded
`,
      err: '',
    }));

  test('of a text with itself', async () =>
    expect(await diff('old.txt', 'old.txt')).toMatchObject({
      status: 0,
      out: 'old.txt (4 rules) → old.txt (4 rules), by the official texts\n\nno changes\n',
    }));

  test('of imported texts', async () => {
    await importAs('old.txt', 'lanterns/1.0');
    await importAs('new.txt', 'lanterns/2.0');
    const { out } = await diff('lanterns/1.0', 'lanterns/2.0');
    expect(out).toContain('1 added, 1 removed, 2 renumbered, 1 reworded');
  });

  test('of editions by our own index, where no text is imported', async () => {
    const { status, out } = await diff('fire-force/1.0.0', 'fire-force/1.0.0');
    expect(out).toContain('by our summaries\n\nno changes\n');
    expect(status).toBe(0);
  });

  test.each([
    [['old.txt', 'lanterns/9'], "'lanterns/9' is neither a file nor a rulebook"],
    [['fire-force/1.00', 'old.txt'], 'did you mean fire-force/1.0.0?'],
    [['flesh-and-blood/ch8', 'old.txt'], 'did you mean flesh-and-blood/ch9?'],
    [['old.txt', 'fire-force/1.0.0'], 'of fire-force/1.0.0 there is only our own index'],
    [['old.txt', 'rulings/a.ruling'], 'nothing in it is a numbered rule'],
    [['old.txt', 'rulings'], 'it is a directory'],
    [['old.txt', 'new.txt', 'rulings'], 'say with --rulebook ID'],
    [['old.txt', 'new.txt', 'nowhere', '--rulebook', 'x/1'], 'nowhere: no such file'],
    [['old.txt'], "missing required argument 'to'"],
  ])('%j cannot be carried out', async (argv, message) => {
    const { status, err } = await diff(...argv);
    expect(err).toContain(message);
    expect(status).toBe(2);
  });

  test('a damaged text cannot be compared', async () => {
    await importAs('old.txt', 'lanterns/1.0');
    here.write('data/hantei/rulebooks/lanterns/1.0.json', '{}');
    const { status, err } = await diff('lanterns/1.0', 'new.txt');
    expect(err).toContain('the kept text of lanterns/1.0 is damaged');
    expect(status).toBe(2);
  });
});

describe('diff with rulings', () => {
  const argv = ['old.txt', 'new.txt', 'rulings', '--rulebook', 'duel-masters/1.13'];

  test('names each citation that is stale', async () => {
    const { status, out } = await diff(...argv);
    expect(out).toContain(`
rulings that cite what has changed
  rulings/a.ruling:5  301.1  now 301.2  Light
  rulings/a.ruling:5  301.2  now 301.3  Light
  rulings/a.ruling:6  301.4  reworded   Light

1 added, 1 removed, 2 renumbered, 1 reworded
1 file of rulings: 3 stale citations
`);
    expect(status).toBe(1);
  });

  test('--rulings is the same as a path', async () => {
    const given = await diff('old.txt', 'new.txt', '--rulings', 'rulings', ...argv.slice(3));
    expect(given).toEqual(await diff(...argv));
  });

  test('the id of the first text says which rulings are meant', async () => {
    await importAs('old.txt', 'duel-masters/1.13');
    const { out } = await diff('duel-masters/1.13', 'new.txt', 'rulings');
    expect(out).toContain('3 stale citations');
    await importAs('old.txt', 'lanterns/1.0');
    expect((await diff('lanterns/1.0', 'new.txt', 'rulings')).out).toContain('0 stale citations');
  });

  test('as JSON', async () => {
    const { out } = await diff(...argv, '--json');
    expect(JSON.parse(out)).toMatchObject({
      schema: 'hantei-rulebook-diff/1',
      compared: 'texts',
      changes: [
        { kind: 'renumbered', rule: '301.1', to: '301.2' },
        { kind: 'renumbered', rule: '301.2', to: '301.3' },
        { kind: 'removed', rule: '301.3', to: null, after: null },
        { kind: 'reworded', rule: '301.4', after: 'A lantern costs nothing.' },
        { kind: 'added', rule: '301.1', before: null, after: 'A lantern is a lamp.' },
      ],
      stale: [
        { file: 'rulings/a.ruling', line: 5, column: 21, rule: '301.1', to: '301.2', fixed: false },
        { line: 5, column: 27, rule: '301.2', to: '301.3' },
        { line: 6, column: 22, rule: '301.4', kind: 'reworded', to: null },
      ],
      summary: { added: 1, removed: 1, renumbered: 2, reworded: 1, files: 1, stale: 3, fixed: 0 },
    });
  });

  test('--fix-renumbered changes the numbers that moved, at once, and nothing else', async () => {
    const { status, out } = await diff(...argv, '--fix-renumbered');
    expect(out).toContain('301.1  rewritten to 301.2');
    expect(out).toContain('1 file of rulings: 1 stale citation, 2 rewritten');
    expect(status).toBe(1);
    expect(read('rulings/a.ruling')).toBe(ruling.replace('[301.1,301.2]', '[301.2,301.3]'));
  });

  test.each<[string, (text: string) => Uint8Array]>([
    ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way round', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['other line ends', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('--fix-renumbered leaves a file in %s', async (_, encode) => {
    here.write('rulings/a.ruling', encode(ruling));
    await diff(...argv, '--fix-renumbered');
    const expected = encode(ruling.replace('[301.1,301.2]', '[301.2,301.3]'));
    expect(readFileSync(join(here.path, 'rulings/a.ruling')).equals(expected)).toBe(true);
  });

  test('--fix-renumbered leaves a citation that stands for another rulebook, too', async () => {
    here.write('rulings/a.ruling', shared);
    const { status, out } = await diff(...argv, '--fix-renumbered');
    expect(out).toContain('now 301.2, but stands for duel-masters/1.8, too');
    expect(out).toContain('1 stale citation');
    expect(status).toBe(1);
    expect(read('rulings/a.ruling')).toBe(shared);
  });

  test('a file that cannot be read is said to be, and the others are looked at', async () => {
    here.write('rulings/b.ruling', new Uint8Array([0x72, 0xff, 0x0a]));
    const { status, out, err } = await diff(...argv, '--fix-renumbered');
    expect(err).toContain('rulings/b.ruling: not UTF-8');
    expect(out).toContain('2 rewritten');
    expect(status).toBe(1);
  });

  test.skipIf(process.getuid?.() === 0)(
    'a file that cannot be written stays as it is',
    async () => {
      chmodSync(join(here.path, 'rulings/a.ruling'), 0o444);
      const { status, err } = await diff(...argv, '--fix-renumbered');
      expect(err).toContain('rulings/a.ruling: cannot be written: permission denied');
      expect(status).toBe(2);
      expect(read('rulings/a.ruling')).toBe(ruling);
    },
  );
});

describe('stamp', () => {
  const playable = `ruling "The turn player"
  rulebook duel-masters/1.13
  expect
    nobody has won  [301.1]
`;

  test('without a text there is nothing to stamp with', async () => {
    const { status, err } = await hantei('rulebook', 'stamp');
    expect(err).toContain('no official text of any rulebook has been imported');
    expect(status).toBe(2);
  });

  test('writes a line, once, in the layout of the formatter', async () => {
    await importAs('old.txt', 'duel-masters/1.13');
    here.write('rulings/a.ruling', playable);
    expect((await hantei('rulebook', 'stamp')).out).toContain('1 file: 1 stamp written');
    expect(read('rulings/a.ruling')).toMatch(/^ {2}stamp {4}duel-masters\/1\.13 "[0-9a-f]{16}"$/m);
    expect((await hantei('format', '--check')).status).toBe(0);
    expect((await hantei('rulebook', 'stamp')).out).toBe('1 file: 0 stamps written\n');
  });

  test('a text that has changed since makes the ruling stale, and leaves its verdict', async () => {
    await importAs('old.txt', 'duel-masters/1.13');
    here.write('rulings/a.ruling', playable);
    const fresh = await hantei('run', '--reporter', 'json');
    await hantei('rulebook', 'stamp');
    const stamped = await hantei('run', '--reporter', 'json');
    expect(JSON.parse(stamped.out)).toMatchObject({ stale: [], summary: { stale: 0 } });
    await importAs('new.txt', 'duel-masters/1.13');
    const stale = await hantei('run', '--reporter', 'json');
    expect(JSON.parse(stale.out)).toMatchObject({
      stale: [{ file: 'rulings/a.ruling', line: 1, at: 3, name: 'The turn player' }],
      summary: { stale: 1 },
    });
    expect(stale.status).toBe(fresh.status);
    const pretty = await hantei('run');
    expect(pretty.out).toContain('STALE  rulings/a.ruling:3  The turn player');
    expect(pretty.out).toContain('1 ruling is stale: written against another official text');
  });

  test('a verdict that is kept is stale as a new one is, and needs no engine for it', async () => {
    await importAs('old.txt', 'duel-masters/1.13');
    here.write('rulings/a.ruling', playable);
    await hantei('rulebook', 'stamp');
    const nothing = (): Promise<never> => Promise.reject(new Error('nothing was to be loaded'));
    const unloaded = { engine: nothing, games: nothing, formatText: nothing };
    const folders = ['data', 'cache'].map((name) => join(here.path, name));
    const env = { XDG_DATA_HOME: folders[0], XDG_CACHE_HOME: folders[1] };
    const stale = async (used: Engines): Promise<unknown> => {
      const { out } = await here.run(['run', '--reporter', 'json'], { env }, used);
      return (JSON.parse(out) as { summary: { stale: unknown } }).summary.stale;
    };
    expect(await stale(engines)).toBe(0);
    expect(await stale(unloaded)).toBe(0);
    await importAs('new.txt', 'duel-masters/1.13');
    expect(await stale(unloaded)).toBe(1);
    await importAs('old.txt', 'duel-masters/1.13');
    expect(await stale(unloaded)).toBe(0);
  });

  test('check warns of it', async () => {
    await importAs('old.txt', 'duel-masters/1.13');
    here.write('rulings/a.ruling', playable);
    await hantei('rulebook', 'stamp');
    const problemsOf = async (): Promise<readonly unknown[]> => {
      const { out } = await hantei('check', '--json');
      const { files } = JSON.parse(out) as { files: { problems: { code: string }[] }[] };
      return files.flatMap(({ problems }) =>
        problems.filter(({ code }) => code.endsWith('-stamp')),
      );
    };
    expect(await problemsOf()).toEqual([]);
    await importAs('new.txt', 'duel-masters/1.13');
    expect(await problemsOf()).toMatchObject([
      { code: 'stale-stamp', severity: 'warning', line: 3, column: 3 },
    ]);
  });

  test('without the text a stamp is not examined', async () => {
    here.write(
      'rulings/a.ruling',
      playable.replace('  expect', '  stamp duel-masters/1.13 "0"\n  expect'),
    );
    const { out } = await hantei('run', '--reporter', 'json');
    expect(JSON.parse(out)).toMatchObject({ stale: [] });
  });
});
