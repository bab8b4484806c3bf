import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outputTo, writeOut } from '../../src/cli/output.js';
import { place, type Place } from '../support/command.js';

let here: Place;
beforeEach(() => {
  here = place({ 'a.txt': 'before' });
});
afterEach(() => here.remove());

const at = (name: string): string => join(here.path, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');

describe('into a file', () => {
  test('nothing is seen before the end, and nothing lies beside it meanwhile', () => {
    const output = outputTo(at('a.txt'));
    output.write('one ');
    output.write('two');
    expect(read('a.txt')).toBe('before');
    expect(readdirSync(here.path)).toEqual(['a.txt']);
    output.end();
    expect(read('a.txt')).toBe('one two');
    expect(readdirSync(here.path)).toEqual(['a.txt']);
  });

  test('what is dropped changes nothing', () => {
    const output = outputTo(at('a.txt'));
    output.write('one');
    output.drop();
    expect(read('a.txt')).toBe('before');
    expect(readdirSync(here.path)).toEqual(['a.txt']);
  });

  test('a new one is made with the folders above it', () => {
    writeOut(at('x/y/z.txt'), 'now');
    expect(read('x/y/z.txt')).toBe('now');
  });

  test('a long text is whole', () => {
    const long = 'ü'.repeat(3_000_000);
    writeOut(at('a.txt'), long);
    expect(read('a.txt')).toBe(long);
  });

  test('its rights stay, and links to it', () => {
    chmodSync(at('a.txt'), 0o640);
    symlinkSync('a.txt', at('link'));
    writeOut(at('link'), 'now');
    expect(read('a.txt')).toBe('now');
    expect(statSync(at('a.txt')).mode & 0o777).toBe(0o640);
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
  });
});

describe('into what is no file', () => {
  test('a pipe gets each piece at once, and stays', () => {
    execFileSync('mkfifo', [at('pipe')]);
    const reader = openSync(at('pipe'), constants.O_RDONLY | constants.O_NONBLOCK);
    const next = (): string => {
      const bytes = Buffer.alloc(100);
      return bytes.toString('utf8', 0, readSync(reader, bytes));
    };
    const output = outputTo(at('pipe'));
    output.write('one');
    expect(next()).toBe('one');
    output.write('two');
    output.end();
    expect(next()).toBe('two');
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
    closeSync(reader);
  });

  test.skipIf(!existsSync('/dev/full'))('a device that is full stays a device', () => {
    expect(() => writeOut('/dev/full', 'now')).toThrow('ENOSPC');
    symlinkSync('/dev/full', at('link'));
    expect(() => writeOut(at('link'), 'now')).toThrow('ENOSPC');
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect(() => writeOut('/dev/null', 'now')).not.toThrow();
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a directory is refused', () => {
    mkdirSync(at('folder'));
    expect(() => writeOut(at('folder'), 'now')).toThrow('EISDIR');
  });

  test.skipIf(!existsSync('/proc/self/fd'))('what a process has open is written into', () => {
    const opened = openSync(at('a.txt'), 'r+');
    symlinkSync(`/proc/self/fd/${opened}`, at('link'));
    const { ino } = statSync(at('a.txt'));
    writeOut(at('link'), 'inside');
    expect(read('a.txt')).toBe('inside');
    expect(statSync(at('a.txt')).ino).toBe(ino);
    closeSync(opened);
  });
});
