import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { kept, place, type Place } from '../support/command.js';

let here: Place | undefined;
afterEach(() => here?.remove());

/** Waits until a text appears; on a busy machine that may take long, and what the system was to tell may be lost. */
const until = async (holds: () => boolean, again: () => void = () => undefined): Promise<void> => {
  for (let tries = 1; tries < 1500 && !holds(); tries++) {
    await sleep(20);
    if (tries % 500 === 0) again();
  }
  expect(holds()).toBe(true);
};

test(
  'runs again what changed and what imports it, and nothing else',
  { timeout: 120_000 },
  async () => {
    const watched = (here = place({
      'rulings/a.ruling': 'import "shared.cards"\nruling "A"\n',
      'rulings/b.ruling': 'ruling "B"\n',
      'rulings/shared.cards': '# fine\n',
    }));
    const [stdout, stderr, ender] = [kept(), kept(), new AbortController()];
    const status = watched.run(['run', '--watch'], { stdout, stderr, signal: ender.signal });
    await until(() => stderr.text.includes('watching for changes'));
    const changes: readonly (readonly [string, string, string])[] = [
      [
        'rulings/b.ruling',
        'ruling "B"\n  verdict fail\n',
        '✗ rulings/b.ruling  1 of 1 ruling not passed',
      ],
      ['rulings/shared.cards', '# broken\n', 'rulings/shared.cards is broken'],
      ['rulings/new/c.ruling', 'ruling "C"\nruling "D"\n', '✓ rulings/new/c.ruling  2 rulings'],
      ['rulings/b.ruling', 'ruling "B"\n', '✓ rulings/b.ruling  1 ruling'],
    ];
    for (const [name, content, expected] of changes) {
      stdout.text = '';
      watched.write(name, content);
      await until(
        () => stdout.text.includes('in all:') && stdout.text.includes(expected),
        () => {
          if (stdout.text === '') watched.write(name, content);
        },
      );
      expect(stdout.text.match(/^[✓✗]/gm)).toHaveLength(1);
    }
    ender.abort();
    expect((await status).status).toBe(0);
  },
);

test(
  'goes on beside a link that leads back and a folder that it may not read, and says so once',
  { timeout: 120_000 },
  async () => {
    const watched = (here = place({
      'rulings/a.ruling': 'ruling "A"\n',
      'rulings/deep/b.ruling': 'ruling "B"\n',
      'rulings/secret/c.ruling': 'ruling "C"\n',
    }));
    symlinkSync('..', join(watched.path, 'rulings/deep/up'));
    symlinkSync('loop', join(watched.path, 'rulings/loop'));
    chmodSync(join(watched.path, 'rulings/secret'), 0);
    const [stdout, stderr, ender] = [kept(), kept(), new AbortController()];
    const status = watched.run(['run', '--watch'], { stdout, stderr, signal: ender.signal });
    await until(() => stderr.text.includes('watching for changes'));
    // One that may do everything reads it all the same.
    const isBarred = process.getuid?.() !== 0;
    expect(stdout.text).toContain(isBarred ? '2 rulings: 2 pass' : '3 rulings: 3 pass');
    for (const verdict of ['fail', 'pass', 'fail']) {
      stdout.text = '';
      watched.write('rulings/deep/b.ruling', `ruling "B"\n  verdict ${verdict}\n`);
      await until(() => stdout.text.includes('in all:') && stdout.text.includes(`1 ${verdict}`));
    }
    expect(stderr.text.match(/deep\/up leads back to rulings; it is not followed\n/g)).toHaveLength(
      1,
    );
    expect(stderr.text.match(/loop is not watched: a loop of symbolic links\n/g)).toHaveLength(1);
    expect(stderr.text.match(/secret: permission denied; it is not watched\n/g) ?? []).toHaveLength(
      isBarred ? 1 : 0,
    );
    chmodSync(join(watched.path, 'rulings/secret'), 0o700);
    ender.abort();
    expect((await status).status).toBe(0);
  },
);
