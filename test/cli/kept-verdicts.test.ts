/** Verdicts that are kept from run to run, with an engine that judges as its files say and counts what it plays. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engines } from '../../src/cli/engine.js';
import type { Io } from '../../src/cli/io.js';
import { place, type Place, type Transcript } from '../support/command.js';
import { fakeEngines } from '../support/fake-engine.js';

const a = `import "shared.cards"
ruling "One"
  tags blocker
ruling "Two"
  rulebook fake/1.0, fake/2.0
  verdict fail
  cites 115.3b
ruling "Three"
  cites 703.4d
`;

let here: Place;
beforeEach(() => {
  here = place({
    'rulings/a.ruling': a,
    'rulings/b.ruling': 'import "maybe.cards"\nruling "Four"\n',
    'rulings/shared.cards': 'import "inner.cards"\n',
    'rulings/inner.cards': '# fine\n',
    'elsewhere/some.cards': '# fine\n',
    'elsewhere/other.cards': '# broken\n',
  });
});
afterEach(() => here.remove());

const about = (more: Partial<Io> = {}): Partial<Io> => ({
  env: { XDG_CACHE_HOME: join(here.path, 'cache') },
  ...more,
});

interface Played extends Transcript {
  /** The rulings that were played, and those that were explained, in order. */
  readonly played: readonly string[];
  readonly explained: readonly string[];
}

const run = async (argv: readonly string[] = [], more: Partial<Io> = {}): Promise<Played> => {
  const played: string[] = [];
  const explained: string[] = [];
  const engines: Engines = {
    ...fakeEngines,
    engine: async () => {
      const engine = await fakeEngines.engine();
      return {
        ...engine,
        judge: (one, options) => {
          played.push(`${one.ruling.name.text} ${one.rulebook.slice('fake/'.length)}`);
          return engine.judge(one, options);
        },
        explain: (one, options) => {
          explained.push(`${one.ruling.name.text} ${one.rulebook.slice('fake/'.length)}`);
          return engine.explain(one, options);
        },
      };
    },
  };
  const transcript = await here.run(['run', ...argv], about(more), engines);
  return { ...transcript, played, explained };
};

const all = ['One 1.0', 'Two 1.0', 'Two 2.0', 'Three 1.0', 'Four 1.0'];
const ofA = all.slice(0, 4);

const nothing = (): Promise<never> => Promise.reject(new Error('nothing was to be loaded'));
const unloaded: Engines = { engine: nothing, games: nothing, formatText: nothing };

const entries = (): readonly string[] =>
  readdirSync(join(here.path, 'cache/hantei/kept'))
    .filter((name) => name.startsWith('verdicts-'))
    .map((name) => join(here.path, 'cache/hantei/kept', name));

describe('a run in which nothing has changed', () => {
  test.each([['json'], ['junit'], ['pretty']])(
    'plays nothing and reports the same: %s',
    async (reporter) => {
      const first = await run(['-r', reporter]);
      const second = await run(['-r', reporter]);
      expect(first.played).toEqual(all);
      expect(second.played).toEqual([]);
      expect(second.out.replace(', 5 kept', '')).toBe(first.out);
      expect({ status: second.status, err: second.err }).toEqual({ status: 1, err: '' });
    },
  );

  test('says how many were kept, to people', async () => {
    expect((await run()).out).toContain('6 rulings: 3 pass, 2 fail, 1 invalid  (0 ms)\n');
    expect((await run()).out).toContain('6 rulings: 3 pass, 2 fail, 1 invalid  (0 ms, 5 kept)\n');
  });

  test('loads neither engine nor books where all passes', async () => {
    here.write('rulings/maybe.cards', '# fine\n');
    await run();
    const argv = [
      'run',
      '--filter',
      'one',
      '-r',
      'pretty',
      '-r',
      'json=r.json',
      '-r',
      'junit=r.xml',
    ];
    const { status, out, err } = await here.run(argv, about(), unloaded);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('1 ruling: 1 pass  (0 ms, 1 kept)');
  });
});

describe('what a run asks for is asked of kept verdicts as of new ones', () => {
  test.each([
    [['--bail']],
    [['--filter', 'blocker']],
    [['--filter', '115.3']],
    [['--filter', 'nothing']],
    [['--rulebook', 'fake/2.0']],
    [['--shard', '2/3']],
    [['--trace']],
    [['--verbose']],
    [['rulings/a.ruling:5']],
    [['rulings/a.ruling:1']],
    [['rulings/a.ruling:8', 'rulings/b.ruling', '--bail']],
  ])('%j', async (argv) => {
    const played = await run([...argv, '--fresh']);
    await run();
    const kept = await run(argv);
    expect(kept.played).toEqual([]);
    expect(kept.out.replace(/, \d kept/, '')).toBe(played.out);
    expect({ status: kept.status, err: kept.err }).toEqual({
      status: played.status,
      err: played.err,
    });
  });

  test('what nobody has asked for before is played, and nothing else', async () => {
    expect((await run(['rulings/a.ruling:5'])).played).toEqual(['Two 1.0', 'Two 2.0']);
    expect((await run(['--filter', 'three'])).played).toEqual(['Three 1.0']);
    expect((await run()).played).toEqual(['One 1.0', 'Four 1.0']);
    expect((await run()).played).toEqual([]);
  });

  test('reasons that no program reads are found when a person asks', async () => {
    expect((await run(['-r', 'json'])).explained).toEqual([]);
    const people = await run();
    expect(people.played).toEqual(['Two 1.0', 'Two 2.0']);
    expect(people.explained).toEqual(['Two 1.0', 'Two 2.0']);
    expect((await run(['-r', 'junit'])).played).toEqual([]);
  });
});

describe('whatever a ruling is judged from', () => {
  const write = (name: string, text: string) => () => here.write(name, text);
  const moved = (from: string, to: string) => () =>
    renameSync(join(here.path, from), join(here.path, to));
  const linked = (to: string) => () => {
    rmSync(join(here.path, 'rulings/maybe.cards'), { force: true });
    symlinkSync(to, join(here.path, 'rulings/maybe.cards'));
  };
  const project = () => {
    here.write('rulings/c.ruling', 'import "../elsewhere/some.cards"\nruling "Five"\n');
  };

  test.each<[string, () => void, readonly string[]]>([
    ['its text', write('rulings/a.ruling', a.replace('One', 'Ome')), ['Ome 1.0', ...ofA.slice(1)]],
    ['a comment in its file', write('rulings/a.ruling', `# new\n${a}`), ofA],
    ['its path', moved('rulings/b.ruling', 'rulings/c.ruling'), ['Four 1.0']],
    ['a file that it imports', write('rulings/shared.cards', '# other\n'), ofA],
    ['a file that is imported there', write('rulings/inner.cards', '# other\n'), ofA],
    ['a file that is gone', () => rmSync(join(here.path, 'rulings/inner.cards')), ofA],
    ['a file that was missing', write('rulings/maybe.cards', '# here\n'), ['Four 1.0']],
    ['a link where nothing was', linked('../elsewhere/some.cards'), ['Four 1.0']],
    ['a link that leads out of the project', linked('/etc/hostname'), ['Four 1.0']],
    [
      'a directory where a file was',
      () => {
        rmSync(join(here.path, 'rulings/inner.cards'));
        mkdirSync(join(here.path, 'rulings/inner.cards'));
      },
      ofA,
    ],
    ['nothing', () => undefined, []],
    ['a new file beside it', project, ['Five 1.0']],
    ['the time of its file', write('rulings/a.ruling', a), []],
  ])('is played again when it changes: %s', async (_, change, expected) => {
    await run();
    change();
    const { played, out } = await run(['-r', 'json']);
    expect(played).toEqual(expected);
    expect(out).toBe((await run(['-r', 'json', '--fresh'])).out);
  });

  test('a link that leads to another file', async () => {
    linked('../elsewhere/some.cards')();
    expect((await run()).status).toBe(1);
    expect((await run()).played).toEqual([]);
    linked('../elsewhere/other.cards')();
    expect((await run(['rulings/b.ruling'])).out).toContain('rulings/maybe.cards is broken');
    here.write('elsewhere/other.cards', '# mended\n');
    expect(await run(['rulings/b.ruling'])).toMatchObject({ played: ['Four 1.0'], status: 0 });
  });

  test('where the project begins', async () => {
    const outer = join(here.path, 'outer');
    mkdirSync(outer);
    here.write('rulings/c.ruling', 'import "../elsewhere/some.cards"\nruling "Five"\n');
    const argv = ['../rulings/c.ruling'];
    expect((await run(argv, { cwd: outer })).out).toContain('outside');
    expect((await run(argv, { cwd: outer })).played).toEqual([]);
    here.write('package.json', '{}');
    expect(await run(argv, { cwd: outer })).toMatchObject({ played: ['Five 1.0'], status: 0 });
  });

  test.each<[string, readonly string[], Partial<Io>]>([
    ['the build', [], { build: 'another' }],
    ['the steps it may take', ['--max-steps', '7'], {}],
    ['the cards it may have', ['--max-cards', '7'], {}],
    ['that nothing kept is to be used', ['--fresh'], {}],
  ])('is played again when it changes: %s', async (_, argv, more) => {
    await run();
    expect((await run(argv, more)).played).toEqual(all);
    expect((await run([], { build: 'a third' })).played).toEqual(all);
  });

  test('--fresh keeps what it finds', async () => {
    await run();
    for (const path of entries()) writeFileSync(path, '');
    await run(['--fresh']);
    expect((await run()).played).toEqual([]);
  });
});

describe('what might come out otherwise the next time is not kept', () => {
  test.each([
    [
      'a ruling in which Hantei fails',
      'ruling "Bad"\n  verdict throw\nruling "Good"\n',
      ['Bad 1.0'],
    ],
    ['a file in which it fails', 'load throw\n', []],
  ])('%s', async (_, text, again) => {
    here.write('rulings/b.ruling', text);
    const first = await run();
    const second = await run();
    expect(second.played).toEqual(again);
    expect(second.err).toBe(first.err);
    expect(second.out.replace(/, \d kept/, '')).toBe(first.out);
  });

  test('a ruling that comes out otherwise, and Hantei fails to say why', async () => {
    const failing: Engines = {
      ...fakeEngines,
      engine: async () => ({ ...(await fakeEngines.engine()), explain: () => neverAsked() }),
    };
    await here.run(['run'], about(), failing);
    expect(await run()).toMatchObject({ played: ['Two 1.0', 'Two 2.0'] });
    expect(await run()).toMatchObject({ played: [] });
  });

  test('a file that cannot be read', async () => {
    here.write('rulings/b.ruling', Buffer.from([0xff]));
    await run();
    here.write('rulings/b.ruling', 'ruling "Four"\n');
    expect((await run()).played).toEqual(['Four 1.0']);
  });
});

describe('entries that cannot be used', () => {
  const flipped = (at: number) => (old: Buffer) =>
    Buffer.from(old.map((byte, place) => (place === at ? byte ^ 1 : byte)));

  test.each<[string, (old: Buffer) => Uint8Array, boolean]>([
    ['half of one', (old) => old.subarray(0, old.length / 2), true],
    ['another byte in it', flipped(80), true],
    ['another byte at its end', (old) => flipped(old.length - 1)(old), true],
    ['nothing in it', () => Buffer.alloc(0), false],
    ['another first byte', flipped(0), false],
    ['another key', flipped(20), false],
    ['zeros', (old) => Buffer.alloc(old.length), false],
  ])('%s: the rulings are played, and kept again', async (_, damage, isSaid) => {
    const fresh = await run(['-r', 'json']);
    for (const path of entries()) writeFileSync(path, damage(readFileSync(path)));
    const again = await run(['-r', 'json']);
    expect(again.played).toEqual(all);
    expect(again.out).toBe(fresh.out);
    // Two entries are damaged, and one remark is enough.
    expect(again.err.match(/\n/g) ?? []).toHaveLength(isSaid ? 1 : 0);
    if (isSaid)
      expect(again.err).toMatch(
        /^hantei: verdicts of earlier runs cannot be used, and the rulings are played again: .*: the file is damaged\n$/,
      );
    expect(await run(['-r', 'json'])).toMatchObject({ played: [], err: '' });
  });

  test.each<[string, (path: string) => void, string]>([
    ['a pipe', (path) => execFileSync('mkfifo', [path]), 'it is a pipe, not a file'],
    ['a directory', (path) => mkdirSync(path), 'it is a directory, not a file'],
  ])('%s is neither read nor replaced', async (_, make, why) => {
    await run();
    for (const path of entries()) {
      rmSync(path);
      make(path);
    }
    const { played, err, status } = await run();
    expect(played).toEqual(all);
    expect(err).toContain(why);
    expect(err.match(/\n/g)).toHaveLength(1);
    expect(status).toBe(1);
    expect(await run()).toMatchObject({ played: all });
  });
});

test('an entry that is used counts as used, and as used again', async () => {
  await run();
  const [entry = ''] = entries();
  const longAgo = Date.now() / 1000 - 10 * 24 * 60 * 60;
  utimesSync(entry, longAgo, longAgo);
  await run();
  expect(statSync(entry).mtimeMs / 1000).toBeGreaterThan(longAgo + 60);
});

describe('a cache folder that cannot be used', () => {
  test('is a file', async () => {
    here.write('cache', 'taken');
    const { played, err, status } = await run();
    expect(played).toEqual(all);
    expect(err).toMatch(
      /^hantei: verdicts cannot be kept for later runs: .*: part of the path is not a directory\n$/,
    );
    expect(status).toBe(1);
    expect(readFileSync(join(here.path, 'cache'), 'utf8')).toBe('taken');
  });

  test.skipIf(process.getuid?.() === 0)('must not be written', async () => {
    mkdirSync(join(here.path, 'cache'));
    chmodSync(join(here.path, 'cache'), 0o500);
    expect((await run()).err).toMatch(/cannot be kept for later runs: .*: permission denied\n$/);
  });

  test.each<[string, Partial<Io>]>([
    ['is named by nobody', { env: {} }],
    ['is relative', { env: { XDG_CACHE_HOME: 'cache' } }],
    ['is of no known build', { build: undefined }],
  ])('%s: nothing is kept, and nothing said', async (_, more) => {
    expect(await run([], more)).toMatchObject({ played: all, err: '' });
    expect(await run([], more)).toMatchObject({ played: all, err: '' });
    expect(existsSync(join(here.path, 'cache'))).toBe(false);
  });
});

test('coverage counts on kept verdicts', async () => {
  await run();
  const argv = ['coverage', '--json'];
  const kept = await here.run(argv, about(), {
    ...fakeEngines,
    engine: async () => ({ ...(await fakeEngines.engine()), judge: () => neverAsked() }),
  });
  expect(kept.out).toBe((await here.run(argv, { env: {} })).out);
});

const neverAsked = (): never => {
  throw new Error('it was to be kept');
};
