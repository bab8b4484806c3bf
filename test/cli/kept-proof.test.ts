/** What `hantei prove` has found out, as `hantei coverage` knows it later: the built command, as processes. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { place, type Transcript } from '../support/command.js';

const command = fileURLToPath(new URL('../../dist/hantei.cjs', import.meta.url));

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
`;

const here = place({ 'rulings/a.ruling': battle('Equal power') });
afterAll(() => here.remove());

const hantei = (cache: string, ...argv: string[]): Promise<Transcript> =>
  new Promise((settle) => {
    const env = { PATH: process.env['PATH'], XDG_CACHE_HOME: join(here.path, cache) };
    const child = execFile(
      process.execPath,
      [command, ...argv],
      { cwd: here.path, env },
      (_error, out, err) => settle({ status: child.exitCode ?? -1, out, err }),
    );
  });

/** Standings are written once, after proving. */
const against = (cache: string, ...more: string[]) =>
  hantei(cache, 'coverage', '--rulebook', 'duel-masters', '--against', 'kept.json', ...more);

describe('after hantei prove', () => {
  beforeAll(async () => {
    await hantei('cache', 'prove', '--jobs', '1');
    await against('cache', '--update');
  });

  // Without 115.3b nobody loses at equal power, and without 703.4d who lost stays.
  test.each(['115.3b deciding proven', '703.4d deciding proven', '506.1 exempt'])('%s', (line) =>
    expect(readFileSync(join(here.path, 'kept.json'), 'utf8')).toContain(`"${line}"`),
  );

  test('all is known, and nothing is lost', async () => {
    const { status, out, err } = await against('cache');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toContain('perhaps more');
    expect(out).toContain('nothing lost');
  });

  test('where nothing was proven, nothing is lost either', async () => {
    const { status, out } = await against('nowhere');
    expect(status).toBe(0);
    expect(out).toContain('? not known');
    expect(out).toMatch(/\d+ numbers counted as proven as before/);
  });

  test('a new ruling leaves open what it might notice, and takes nothing away', async () => {
    here.write('rulings/b.ruling', battle('Equal power again'));
    const { status, out } = await against('cache');
    expect(status).toBe(0);
    expect(out).toContain('+ perhaps more');
    expect(out).toContain('nothing lost');
  });

  test('what a ruling noticed is forgotten when it changes', async () => {
    here.write('rulings/a.ruling', battle('Equal power').replace('power 3000', 'power 4000'));
    here.write('rulings/b.ruling', 'ruling "Nothing"\n');
    const { out } = await against('cache');
    expect(out).toContain('? not known');
  });
});
