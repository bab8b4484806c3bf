import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeRoom } from '../../src/cli/make-room.js';
import { place, type Place } from '../support/command.js';

let here: Place;
beforeEach(() => {
  here = place();
});
afterEach(() => here.remove());

const hours = (count: number): number => Date.now() / 1000 - count * 60 * 60;

/** A file of so many bytes that was last used so many hours ago. */
const put = (name: string, bytes: number, ago: number): void => {
  here.write(name, Buffer.alloc(bytes));
  utimesSync(join(here.path, name), hours(ago), hours(ago));
};

const names = (): readonly string[] =>
  readdirSync(here.path)
    .filter((name) => name !== 'room-made')
    .sort();

describe('making room', () => {
  test('what was used longest ago goes, as far as there is too much', () => {
    for (const [name, ago] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
      ['d', 4],
    ] as const)
      put(name, 5000, ago);
    // Each takes two blocks of 4096 bytes.
    makeRoom(here.path, 'now', 20_000);
    expect(names()).toEqual(['b', 'c']);
  });

  test('what nobody has used for a month goes', () => {
    put('a', 1, 24 * 29);
    put('b', 1, 24 * 31);
    makeRoom(here.path, 'now');
    expect(names()).toEqual(['a']);
  });

  test('what a killed run has left goes, but not what another may be writing', () => {
    put('.hantei-a.unfinished', 1, 2);
    put('.hantei-b.unfinished', 1, 0);
    makeRoom(here.path, 'now');
    expect(names()).toEqual(['.hantei-b.unfinished']);
  });

  test('once a day is enough', () => {
    makeRoom(here.path, 'when due');
    put('a', 1, 24 * 31);
    makeRoom(here.path, 'when due');
    expect(names()).toEqual(['a']);
    utimesSync(join(here.path, 'room-made'), hours(25), hours(25));
    makeRoom(here.path, 'when due');
    expect(names()).toEqual([]);
    expect(statSync(join(here.path, 'room-made')).mtimeMs / 1000).toBeGreaterThan(hours(1));
  });

  test('a folder that cannot be is no error', () => {
    put('file', 1, 0);
    expect(() => makeRoom(join(here.path, 'file', 'folder'), 'now')).not.toThrow();
    expect(names()).toEqual(['file']);
  });
});
