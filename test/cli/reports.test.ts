/** Where the reports of a run go, and what becomes of those that cannot be written. */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sink } from '../../src/cli/io.js';
import { place, type Place } from '../support/command.js';

let here: Place;
beforeEach(() => {
  here = place({
    'rulings/a.ruling': `ruling "One"
ruling "Two"
  rulebook fake/1.0, fake/2.0
  verdict fail
ruling "Three"
`,
    'rulings/sub/b.ruling': 'ruling "Four"\n',
  });
});
afterEach(() => here.remove());

interface Json {
  readonly summary: Record<string, number | boolean>;
}

test('go to files, and the one for people to stdout', async () => {
  const { out } = await here.run([
    'run',
    '-r',
    'json=out/r.json',
    '-r',
    'junit=out/r.xml',
    '-r',
    'pretty=out/r.txt',
  ]);
  expect(out).toContain('5 rulings: 3 pass, 2 fail');
  expect(
    (JSON.parse(readFileSync(join(here.path, 'out/r.json'), 'utf8')) as Json).summary['fail'],
  ).toBe(2);
  expect(readFileSync(join(here.path, 'out/r.xml'), 'utf8')).toContain(
    '<testsuites tests="5" failures="2"',
  );
  expect(readFileSync(join(here.path, 'out/r.txt'), 'utf8')).toContain('5 rulings: 3 pass, 2 fail');
});

test('that cannot be written fail the command, and the others are written', async () => {
  mkdirSync(join(here.path, 'r.xml'));
  const { out, err, status } = await here.run(['run', '-r', 'junit=r.xml', '-r', 'json=r.json']);
  expect(err).toBe('hantei: r.xml: the report cannot be written: it is a directory\n');
  expect(out).toContain('5 rulings: 3 pass, 2 fail');
  expect(existsSync(join(here.path, 'r.json'))).toBe(true);
  expect(status).toBe(2);
});

test('that cannot be written leave a summary, though stdout has JSON', async () => {
  mkdirSync(join(here.path, 'r.xml'));
  const { out, err, status } = await here.run(['run', '-r', 'junit=r.xml', '-r', 'json']);
  expect(JSON.parse(out)).toHaveProperty('summary');
  expect(err).toContain('5 rulings: 3 pass, 2 fail');
  expect(status).toBe(2);
});

test('that cannot be written leave what was there', async () => {
  here.write('r.json', 'before');
  here.write('file', '');
  const targets = ['json=r.json', 'junit=file/r.xml'].flatMap((target) => ['-r', target]);
  const { err, status } = await here.run(['run', '--filter', 'nothing', ...targets]);
  expect(err).toContain('none of the 5 rulings');
  expect(status).toBe(2);
  expect(readFileSync(join(here.path, 'r.json'), 'utf8')).toBe('before');
});

test.skipIf(!existsSync('/dev/full'))('do not take the place of a device', async () => {
  for (const target of ['json', 'junit', 'pretty']) {
    const { err, out, status } = await here.run(['run', '-r', `${target}=/dev/full`]);
    expect(err).toBe(
      'hantei: /dev/full: the report cannot be written: no space left on the device\n',
    );
    expect(out).toContain('5 rulings: 3 pass, 2 fail');
    expect(status).toBe(2);
  }
  const page = await here.run(['coverage', '--html', '/dev/full']);
  expect(page.err).toContain('hantei: /dev/full: cannot be written: no space left');
  expect(page.status).toBe(2);
  expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
});

test('on stdout wait until they have been read', async () => {
  const read: (() => void)[] = [];
  const texts: string[] = [];
  const slow: Sink = {
    write: (text) => {
      texts.push(text);
      return false;
    },
    once: (_event, listener) => read.push(listener),
  };
  const running = here.run(['run', '-r', 'json'], { stdout: slow });
  for (const pieces of [1, 2, 3]) {
    await expect.poll(() => read.length, { timeout: 20_000 }).toBe(1);
    expect(texts).toHaveLength(pieces);
    read.pop()?.();
  }
  expect((await running).status).toBe(1);
  const { summary } = JSON.parse(texts.join('')) as Json;
  expect(summary['total']).toBe(5);
});

test('--trace lists what fired', async () =>
  expect((await here.run(['run', 'rulings/sub', '--trace'])).out).toContain(
    '    703.4d  ×2  the loser of a battle is destroyed\n',
  ));

test('--verbose lists what passes', async () =>
  expect((await here.run(['run', 'rulings/sub', '--verbose'])).out).toContain(
    '  pass  1  Four  fake/1.0\n',
  ));
