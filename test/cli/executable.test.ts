/** The built command, as a process: only what cannot be seen from inside. `npm test` builds it. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import type * as Library from '../../src/index.js';
import { place, type Transcript } from '../support/command.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = `${root}/dist/hantei.cjs`;

const battle = (name: string): string => `card "Brawler"
  creature, fire, cost 3, power 3000, race "Human"

ruling "${name}"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Brawler" as theirs, tapped
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
    mine in graveyard      [115.3b, 703.4d]
    theirs in graveyard    [115.3b, 703.4d]
`;

const here = place({
  'rulings/a.ruling': battle('Equal power'),
  'rulings/b.ruling': battle('Equal power again'),
  'rulings/c.ruling': battle('Equal power once more').replace('mine in graveyard', 'mine in hand'),
});
afterAll(() => here.remove());
const cacheHome = join(here.path, 'cache');

const inside = () => ({
  cwd: here.path,
  env: { PATH: process.env['PATH'], XDG_CACHE_HOME: cacheHome },
});

const ended = (child: ChildProcessWithoutNullStreams): Promise<Transcript> =>
  new Promise((settle) => {
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('close', (status) => settle({ status: status ?? -1, out, err }));
  });

const hantei = (...argv: string[]): Promise<Transcript> =>
  new Promise((settle) => {
    const child = execFile(
      process.execPath,
      [command, ...argv],
      { cwd: here.path, env: { PATH: process.env['PATH'], XDG_CACHE_HOME: cacheHome } },
      (_error, out, err) => settle({ status: child.exitCode ?? -1, out, err }),
    );
  });

const loadLibrary = async (): Promise<typeof Library> =>
  (await import(pathToFileURL(`${root}/dist/index.js`).href)) as typeof Library;

const withoutTimes = (text: string): string => text.replace(/"milliseconds": [\d.]+/g, '');

test('is what package.json says it is', async () => {
  const said = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  expect(await hantei('--version')).toEqual({ status: 0, out: `${said.version}\n`, err: '' });
  expect((await loadLibrary()).version).toBe(said.version);
});

test('runs rulings, and its exit status says how they went', async () => {
  expect(await hantei('run', 'rulings/a.ruling')).toMatchObject({ status: 0, err: '' });
  expect(await hantei('run')).toMatchObject({ status: 1, err: '' });
  expect(await hantei('run', 'nowhere')).toMatchObject({ status: 2, out: '' });
});

test('keeps what was compiled in the cache folder, and says the same with it', async () => {
  const first = await hantei('run', '--reporter', 'json');
  expect(readdirSync(join(cacheHome, 'hantei'))).toEqual([
    expect.stringMatching(/^compiled-.+/) as string,
    'kept',
  ]);
  const second = await hantei('run', '--reporter', 'json');
  expect(withoutTimes(second.out)).toBe(withoutTimes(first.out));
});

test('several threads come to the same report', async () => {
  const one = await hantei('run', '--reporter', 'json', '--jobs', '1');
  const two = await hantei('run', '--reporter', 'json', '--jobs', '2');
  expect(withoutTimes(two.out)).toBe(withoutTimes(one.out));
  expect(two.status).toBe(one.status);
  expect(JSON.parse(two.out)).toMatchObject({ summary: { total: 3, pass: 2, fail: 1 } });
});

describe('verdicts are kept', () => {
  const other = place(
    Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`rulings/${at}.ruling`, battle(`Battle ${at}`)]),
    ),
  );
  afterAll(() => other.remove());
  const env = (cache: string) => ({
    PATH: process.env['PATH'],
    XDG_CACHE_HOME: join(other.path, cache),
  });
  const judged = async (cache: string, ...argv: string[]) => {
    const options = { cwd: other.path, env: env(cache) };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [command, 'run', ...argv],
      options,
    );
    return stdout;
  };
  const entries = (cache: string): readonly string[] => {
    const folder = join(other.path, cache, 'hantei/kept');
    return existsSync(folder)
      ? readdirSync(folder).filter((name) => name.startsWith('verdicts-'))
      : [];
  };

  test('by several runs at once', async () => {
    const runs = ['1', '2', '1', '2'].map((jobs) => judged('many', '-r', 'json', '--jobs', jobs));
    const reports = (await Promise.all(runs)).map(withoutTimes);
    expect(new Set(reports).size).toBe(1);
    expect(entries('many')).toHaveLength(12);
    expect(await judged('many')).toContain('12 rulings: 12 pass');
    expect(await judged('many')).toMatch(/\(\d+ ms, 12 kept\)\n$/);
  });

  test('as far as a run came that was killed', async () => {
    const fresh = withoutTimes(await judged('whole', '-r', 'json'));
    const child = spawn(process.execPath, [command, 'run'], {
      cwd: other.path,
      env: env('killed'),
    });
    await expect
      .poll(() => entries('killed').length, { interval: 1, timeout: 20_000 })
      .toBeGreaterThan(0);
    child.kill('SIGKILL');
    await new Promise((ended) => child.once('close', ended));
    expect(withoutTimes(await judged('killed', '-r', 'json'))).toBe(fresh);
    expect(entries('killed')).toHaveLength(12);
  });

  test('and are those of one build', async () => {
    const build = join(other.path, 'build');
    cpSync(join(root, 'dist'), build, { recursive: true });
    cpSync(join(root, 'package.json'), join(other.path, 'package.json'));
    const run = async (): Promise<string> => {
      const argv = [join(build, 'hantei.cjs'), 'run'];
      const options = { cwd: other.path, env: env('builds') };
      return (await promisify(execFile)(process.execPath, argv, options)).stdout;
    };
    expect(await run()).not.toContain('kept');
    expect(await run()).toContain('12 kept');
    for (const script of ['command.cjs', 'worker.js']) {
      appendFileSync(join(build, script), '// another build\n');
      expect(await run()).not.toContain('kept');
      expect(await run()).toContain('12 kept');
    }
  });
});

test('checks and formats', async () => {
  expect(await hantei('check')).toMatchObject({ status: 0, err: '' });
  expect(await hantei('format')).toMatchObject({ status: 0, err: '' });
  expect(await hantei('format', '--check')).toEqual({
    status: 0,
    out: '3 files: 0 would change\n',
    err: '',
  });
});

test('tells rulings', async () => {
  const { status, out, err } = await hantei('explain', 'rulings/a.ruling');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('verdict: pass\n');
});

describe('where stdout cannot be written', () => {
  /** The command below a limit on what files may have, as if the disk were full. */
  const limited = (blocks: number, file: string, ...argv: string[]) => {
    const script = `ulimit -f ${blocks}; exec "$0" "$@" > ${file}`;
    return ended(spawn('sh', ['-c', script, process.execPath, command, ...argv], inside()));
  };

  test
    .skipIf(!existsSync('/dev/full'))
    .each([
      [['run']],
      [['run', '-r', 'json']],
      [['run', '-r', 'junit']],
      [['explain', 'rulings/a.ruling']],
      [['check']],
      [['check', '--json']],
      [['format', '--check']],
      [['rules']],
      [['rules', '--json']],
      [['coverage']],
      [['prove', '--jobs', '1', '--json']],
      [['rulebook', 'diff', 'duel-masters/1.13', 'duel-masters/1.13']],
      [['--help']],
      [['--version']],
    ])('%j says so', async (argv) => {
    const found = await limited(1_000_000, '/dev/full', ...argv);
    expect(found).toEqual({
      status: 2,
      out: '',
      err: 'hantei: stdout cannot be written: no space left on the device\n',
    });
  });

  test('a text of which only a part finds room is no success', async () => {
    const { status, err } = await limited(8, 'part.json', 'rules', '--json');
    expect(err).toBe('hantei: stdout cannot be written: a file may not be that large\n');
    expect(status).toBe(2);
    expect(statSync(join(here.path, 'part.json')).size).toBeGreaterThan(0);
  });

  test('a report leaves what was there, and a cache nothing', async () => {
    here.write('report.json', 'before');
    const argv = ['run', 'rulings/a.ruling', '--fresh', '-r', 'json=report.json'];
    const { status, err } = await limited(0, '/dev/null', ...argv);
    expect(err).toMatch(
      /^hantei: verdicts cannot be kept for later runs: .*: a file may not be that large\nhantei: report.json: the report cannot be written: a file may not be that large\n$/,
    );
    expect(status).toBe(2);
    expect(readFileSync(join(here.path, 'report.json'), 'utf8')).toBe('before');
    const left = readdirSync(join(cacheHome, 'hantei/kept')).concat(readdirSync(here.path));
    expect(left.filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });
});

test('rulings may come through a pipe that a shell hands over', async () => {
  const argv = ['-c', 'cat rulings/a.ruling | "$0" "$@" /dev/fd/0', process.execPath, command];
  const { status, out } = await ended(spawn('sh', [...argv, 'run'], inside()));
  expect(out).toContain('✓ /dev/fd/0  1 ruling\n');
  expect(status).toBe(0);
});

test('a reader that leaves early is no error', async () => {
  const child = spawn(process.execPath, [command, 'rules', '--json'], { cwd: here.path });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((ended) => child.once('close', ended));
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test('the library judges what the command judges', async () => {
  const library = await loadLibrary();
  const file = { path: 'a.ruling', text: battle('Equal power') };
  const { cases, problems } = library.load(file, () => ({ problem: 'missing' }), library.games);
  expect(problems).toEqual([]);
  expect(cases.map((one) => library.judge(one).verdict)).toEqual(['pass']);
});
