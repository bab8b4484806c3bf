import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kept, place, type Place, type Transcript } from '../support/command.js';

const mixed = `ruling "One"
  tags blocker, damage
ruling "Two: 光の番人"
  rulebook fake/1.0, fake/2.0
  verdict fail
  cites 115.3b
ruling "Three"
  cites 703.4d
`;

let here: Place;
beforeEach(() => {
  here = place({ 'rulings/a.ruling': mixed, 'rulings/sub/b.ruling': 'ruling "Four"\n' });
});
afterEach(() => here.remove());

interface Json {
  readonly rulings: readonly {
    name: string;
    rulebook: string;
    verdict: string;
    message: string;
    file: string;
  }[];
  readonly summary: Record<string, number | boolean>;
}

const json = async (...argv: string[]): Promise<Json & { status: number }> => {
  const { out, status } = await here.run(['run', '--reporter', 'json', ...argv]);
  return { ...(JSON.parse(out) as Json), status };
};

const names = async (...argv: string[]): Promise<string[]> =>
  (await json(...argv)).rulings.map(
    ({ name, rulebook }) => `${name.slice(0, 5)} ${rulebook.slice(5)}`,
  );

describe('which rulings are run', () => {
  test.each([
    [[], ['One 1.0', 'Two:  1.0', 'Two:  2.0', 'Three 1.0', 'Four 1.0']],
    [['rulings/sub'], ['Four 1.0']],
    [
      ['rulings/sub/b.ruling', 'rulings/sub', 'rulings'],
      ['One 1.0', 'Two:  1.0', 'Two:  2.0', 'Three 1.0', 'Four 1.0'],
    ],
    [['rulings/a.ruling:7'], ['Three 1.0']],
    [['rulings/a.ruling:6'], ['Two:  1.0', 'Two:  2.0']],
    [
      ['rulings/a.ruling:1', 'rulings/a.ruling:8'],
      ['One 1.0', 'Three 1.0'],
    ],
    [
      ['rulings/a.ruling:1', 'rulings/a.ruling'],
      ['One 1.0', 'Two:  1.0', 'Two:  2.0', 'Three 1.0'],
    ],
    [['--rulebook', 'fake/2.0'], ['Two:  2.0']],
    [
      ['--rulebook', 'fake'],
      ['One 1.0', 'Two:  1.0', 'Two:  2.0', 'Three 1.0', 'Four 1.0'],
    ],
    [['--filter', 'oNE'], ['One 1.0']],
    [
      ['--filter', '光の'],
      ['Two:  1.0', 'Two:  2.0'],
    ],
    [['--filter', 'blocker'], ['One 1.0']],
    [
      ['--filter', '115.3'],
      ['Two:  1.0', 'Two:  2.0'],
    ],
    [['--filter', '[703.4d]'], ['Three 1.0']],
    [['--filter', 'two', '--rulebook', 'fake/1.0'], ['Two:  1.0']],
    [['--bail'], ['One 1.0', 'Two:  1.0']],
  ])('%j', async (argv, expected) => expect(await names(...argv)).toEqual(expected));

  test('absolute paths are shown from the working directory', async () => {
    const { rulings } = await json(join(here.path, 'rulings/sub'));
    expect(rulings.map(({ file }) => file)).toEqual(['rulings/sub/b.ruling']);
  });

  test.each([1, 2, 3, 7])('%i shards have every ruling once', async (count) => {
    const shards = await Promise.all(
      Array.from({ length: count }, (_, at) => names('--shard', `${at + 1}/${count}`)),
    );
    expect(shards.flat().sort()).toEqual((await names()).sort());
    if (count === 2) expect(shards.map((one) => one.length).sort()).toEqual([2, 3]);
  });

  test('limits reach the engine', async () => {
    const { rulings } = await json('--max-steps', '7', '--filter', 'two', '--rulebook', 'fake/1.0');
    expect(rulings[0]?.message).toBe('it is fail after 7 steps');
  });
});

describe('exit status', () => {
  test.each([
    ['all pass', ['run', 'rulings/sub'], 0],
    ['one fails', ['run'], 1],
    ['a shard without rulings', ['run', 'rulings/sub', '--shard', '5/9'], 0],
    ['help', ['run', '--help'], 0],
    ['version', ['--version'], 0],
    ['no verb', [], 2],
  ])('%s', async (_, argv, expected) => expect((await here.run(argv)).status).toBe(expected));
});

const refused = (found: Transcript, message: string): void => {
  expect(found.err).toContain(message);
  expect(found.err).not.toMatch(/\n\s+at /);
  expect(found.out).toBe('');
  expect(found.status).toBe(2);
};

describe('what cannot be carried out', () => {
  test.each([
    [['ran'], "hantei: unknown command 'ran'\n(Did you mean run?)"],
    [['run', '--jbos', '2'], "hantei: unknown option '--jbos'\n(Did you mean --jobs?)"],
    [['run', '--jobs', '0'], "argument '0' is invalid. It must be a whole number from 1 on."],
    [['run', '--jobs', '1e9'], 'It must be a whole number'],
    [['run', '--jobs', '999'], 'At most 256'],
    [['run', '--shard', '3/2'], 'It must be I/N, as in 2/5, with I from 1 to N.'],
    [['run', '--shard', '0/2'], 'It must be I/N'],
    [['run', '--max-steps', 'many'], 'It must be a whole number'],
    [['run', '--filter', ''], 'It is empty.'],
    [
      ['run', '--reporter', 'jsno'],
      "hantei: no reporter 'jsno'; there are pretty, json, junit\n  did you mean json?",
    ],
    [['run', '--reporter', 'json='], 'the name of the file is missing'],
    [
      ['run', '--reporter', 'json', '--reporter', 'pretty'],
      'only one reporter can write to stdout',
    ],
    [['run', '--reporter', 'json=a', '--reporter', 'junit=a'], 'two reporters would write a'],
    [
      ['run', '--rulebook', 'fake/1.1'],
      "no rulebook 'fake/1.1'; there are:\n  fake/1.0\n  fake/2.0\n  did you mean fake/1.0?",
    ],
    [
      ['run', 'absent', 'gone.ruling:3'],
      'hantei: absent: no such file or directory\n  gone.ruling: no such file or directory',
    ],
    [['run', 'rulings:3'], 'rulings is a directory and has no lines'],
    [['run', 'README.md'], 'README.md: not a .ruling file'],
    [['run', 'empty'], 'no .ruling files in empty'],
    [['run', 'cards.ruling'], 'no rulings in cards.ruling'],
    [['run', 'rulings/a.ruling:99'], 'rulings/a.ruling has no line 99; it has 9 lines'],
    [
      ['run', '--filter', 'x\u001by'],
      "none of the 5 rulings has 'x\\u{1b}y' in its name, as a tag or as a rule it cites",
    ],
    [
      ['run', 'rulings/sub', '--rulebook', 'fake/2.0'],
      'none of the 1 rulings is held against fake/2.0',
    ],
  ])('%j', async (argv, message) => {
    here.write('README.md', '');
    here.write('cards.ruling', 'card "Brawler"\n');
    here.write('late.ruling', '\n\nruling "Late"\n');
    mkdirSync(join(here.path, 'empty'));
    refused(await here.run(argv), message);
  });

  test('nobody made a folder of rulings', async () => {
    const empty = place();
    refused(await empty.run(['run']), 'hantei: rulings: no such file or directory');
    empty.remove();
  });
});

describe('files that are no rulings', () => {
  const check = async (
    name: string,
    content: string | Uint8Array,
    message: string,
  ): Promise<void> => {
    here.write(name, content);
    const { out, err, status } = await here.run(['run', name]);
    expect(out).toContain(`INVALID  ${name}:`);
    expect(out).toContain(message);
    expect(err).toBe('');
    expect(status).toBe(1);
  };

  test.each([
    ['empty', '', 'the file is empty: it has no rulings'],
    [
      'only comments',
      `# one\n${'# more # '.repeat(5000)}\n\n`,
      'the file is empty: it has no rulings',
    ],
    [
      'Latin-1',
      Buffer.from([0x72, 0x0a, 0xe9, 0x20]),
      'not UTF-8: line 2 has a byte that no UTF-8 text has',
    ],
    ['Shift_JIS', Buffer.from([0x82, 0xa0, 0x82, 0xa2]), 'it may be Shift_JIS'],
    ['half a UTF-16 text', Buffer.from([0xff, 0xfe, 0x72]), 'not valid UTF-16LE'],
    [
      'much too large',
      Buffer.alloc(4 * 1024 * 1024 + 1, 'x'),
      'the largest that is read has 4096 KiB',
    ],
    ['not understood', 'problem unknown-zone\n', 'unknown-zone'],
  ])('%s', (_, content, message) => check('odd.ruling', content, message));

  test('a file with problems still has its rulings judged', async () => {
    here.write('odd.ruling', 'problem unknown-zone\nruling "Five"\n');
    const { rulings } = await json('odd.ruling');
    expect(rulings.map(({ verdict }) => verdict)).toEqual(['invalid', 'pass']);
  });

  test('what is left over does not make a ruling wrong', async () => {
    here.write('odd.ruling', 'problem unused-label\nruling "Five"\n');
    expect((await json('odd.ruling')).status).toBe(0);
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffruling "Five"')],
    ['UTF-16LE', Buffer.from('\ufeffruling "Five"', 'utf16le')],
    ['UTF-16BE', Buffer.from('\ufeffruling "Five"', 'utf16le').swap16()],
  ])('%s is read', async (_, content) => {
    here.write('odd.ruling', content);
    expect(await names('odd.ruling')).toEqual(['Five 1.0']);
  });

  test('a directory called like a ruling is a directory', async () => {
    here.write('x.ruling/y.ruling', 'ruling "Five"\n');
    expect(await names('x.ruling')).toEqual(['Five 1.0']);
    expect(await names('.', '--filter', 'five')).toEqual(['Five 1.0']);
  });

  test('links that lead in circles end; broken ones are said', async () => {
    symlinkSync('..', join(here.path, 'rulings/sub/up'));
    symlinkSync('gone', join(here.path, 'rulings/sub/z.ruling'));
    const { rulings, status } = await json('rulings/sub');
    expect(rulings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'rulings/sub/b.ruling ',
      'rulings/sub/up/a.ruling ',
      'rulings/sub/up/a.ruling it is fail',
      'rulings/sub/up/a.ruling it is fail',
      'rulings/sub/up/a.ruling ',
      'rulings/sub/z.ruling the file cannot be read: no such file or directory',
    ]);
    expect(status).toBe(1);
  });

  test('what packages bring along and what is hidden is not run', async () => {
    here.write('rulings/node_modules/p/x.ruling', 'ruling "No"\n');
    here.write('rulings/.cache/x.ruling', 'ruling "No"\n');
    expect(await names('--filter', 'four')).toEqual(['Four 1.0']);
  });
});

describe('what is no file', () => {
  const pipe = (name: string): void => {
    execFileSync('mkfifo', [join(here.path, name)]);
  };

  test('is refused where the command line names it', async () => {
    pipe('x.ruling');
    refused(
      await here.run(['run', 'x.ruling']),
      'x.ruling: cannot be read: it is a pipe, not a file',
    );
    refused(await here.run(['run', '/dev/zero']), '/dev/zero: cannot be read: it is a device');
  });

  test('is told where it is met in a directory, and the others are judged', async () => {
    pipe('rulings/sub/x.ruling');
    const { rulings, status } = await json('rulings/sub');
    expect(rulings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'rulings/sub/b.ruling ',
      'rulings/sub/x.ruling the file cannot be read: it is a pipe, not a file',
    ]);
    expect(status).toBe(1);
  });

  test('is not imported', async () => {
    pipe('rulings/x.cards');
    here.write('rulings/sub/b.ruling', 'import "../x.cards"\nruling "Four"\n');
    const { rulings } = await json('rulings/sub');
    expect(rulings.map(({ message }) => message)).toEqual(['unreadable', '']);
  });
});

describe('bugs in Hantei', () => {
  test('stay in their ruling', async () => {
    here.write('rulings/b.ruling', 'ruling "Bad"\n  verdict throw\nruling "Good"\n');
    const { out, err, status } = await here.run(['run', 'rulings/b.ruling']);
    expect(out).toContain('UNSUPPORTED  rulings/b.ruling:1  Bad');
    expect(out).toContain('Hantei failed: the judge broke');
    expect(out).toContain('2 rulings: 1 pass, 1 unsupported');
    expect(err).toContain('Please report it');
    expect(err).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });

  test('while loading stay in their file', async () => {
    here.write('rulings/b.ruling', 'load throw\n');
    const { rulings } = await json('--filter', 'four');
    expect(rulings.map(({ message }) => message)).toEqual(['Hantei failed: the loader broke', '']);
  });

  test('leave a trace where it is asked for', async () => {
    here.write('rulings/b.ruling', 'ruling "Bad"\n  verdict throw\n');
    const { err } = await here.run(['run', 'rulings/b.ruling'], { env: { HANTEI_DEBUG: '1' } });
    expect(err).toMatch(/\n\s+at /);
  });

  test('outside of all files end the command', async () => {
    const broken = () => Promise.reject(new Error('no games'));
    const found = await here.run(
      ['run'],
      {},
      { engine: broken, games: broken, formatText: broken },
    );
    refused(found, 'hantei: no games\n');
    expect(found.err).toContain('This is a bug in Hantei');
  });
});

describe('the terminal', () => {
  const failing = ['run', 'rulings/a.ruling:3', '--rulebook', 'fake/1.0'];
  const escape = '\u001b[';

  test.each([
    ['a pipe', {}, {}, false],
    ['a terminal', {}, { isTTY: true }, true],
    ['NO_COLOR', { NO_COLOR: '1' }, { isTTY: true }, false],
    ['NO_COLOR against FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, { isTTY: true }, false],
    ['an empty NO_COLOR', { NO_COLOR: '' }, { isTTY: true }, true],
    ['FORCE_COLOR in a pipe', { FORCE_COLOR: '1' }, {}, true],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, { isTTY: true }, false],
    ['a dumb terminal', { TERM: 'dumb' }, { isTTY: true }, false],
  ])('%s', async (_, env, about, expected) => {
    const { out } = await here.run(failing, { env, stdout: kept(about) });
    expect(out.includes(escape)).toBe(expected);
  });

  test('is as wide as it says', async () => {
    const { out } = await here.run(failing, { stdout: kept({ columns: 30 }) });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(30);
  });

  test.each([
    ['a terminal', { isTTY: true }, {}, true],
    ['a pipe', {}, {}, false],
    ['CI', { isTTY: true }, { CI: 'true' }, false],
  ])('progress on %s', async (_, about, env, expected) => {
    let time = 0;
    const { err } = await here.run(['run'], {
      env,
      stderr: kept(about),
      now: () => (time += 1000),
    });
    expect(err.includes('1/2 files  rulings/a.ruling')).toBe(expected);
    if (expected) expect(err.endsWith('\r\u001b[K')).toBe(true);
    else expect(err).toBe('');
  });
});

describe('imports', () => {
  const outer = place({
    'project/package.json': '{}',
    'project/rulings/in.ruling': 'import "../shared.cards"\nruling "R"\n',
    'project/rulings/out.ruling': 'import "../../secret.cards"\nruling "R"\n',
    'project/rulings/abs.ruling': 'import "/etc/passwd"\nruling "R"\n',
    'project/rulings/none.ruling': 'import "gone.cards"\nruling "R"\n',
    'project/rulings/folder.ruling': 'import "../rulings"\nruling "R"\n',
    'project/rulings/link.ruling': 'import "link.cards"\nruling "R"\n',
    'project/shared.cards': '# cards',
    'secret.cards': '# secret',
  });
  symlinkSync('../../secret.cards', join(outer.path, 'project/rulings/link.cards'));
  mkdirSync(join(outer.path, 'elsewhere'));
  afterAll(() => outer.remove());

  test.each([
    ['in', ''],
    ['out', 'outside'],
    ['abs', 'outside'],
    ['none', 'missing'],
    ['folder', 'unreadable'],
    ['link', 'outside'],
  ])('%s.ruling: %s', async (name, expected) => {
    for (const [cwd, path] of [
      ['project', 'rulings'],
      ['elsewhere', '../project/rulings'],
    ] as const) {
      const argv = ['run', '-r', 'json', `${path}/${name}.ruling`];
      const { out } = await outer.run(argv, { cwd: join(outer.path, cwd) });
      const [first] = (JSON.parse(out) as Json).rulings;
      expect(first?.message).toBe(expected);
    }
  });
});
