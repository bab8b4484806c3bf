/** The built command, as a process: only what cannot be seen from inside. `npm test` builds it. */
import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
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
