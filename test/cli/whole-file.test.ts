import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  chmodSync,
  symlinkSync,
  lstatSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replaceFile, replaceText } from '../../src/cli/whole-file.js';
import { place, type Place } from '../support/command.js';

let here: Place;
beforeEach(() => {
  here = place({ 'a.txt': 'before' });
});
afterEach(() => here.remove());

const at = (name: string): string => join(here.path, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const now = Buffer.from('now');

describe('a file', () => {
  test('is made with the folders above it', () => {
    replaceFile(at('x/y/z.txt'), now);
    expect(read('x/y/z.txt')).toBe('now');
    expect(readdirSync(at('x/y'))).toEqual(['z.txt']);
  });

  test('is replaced, with its mode', () => {
    chmodSync(at('a.txt'), 0o640);
    replaceFile(at('a.txt'), now);
    expect(read('a.txt')).toBe('now');
    expect(statSync(at('a.txt')).mode & 0o777).toBe(0o640);
  });

  test('is replaced behind a link, which stays', () => {
    symlinkSync(at('a.txt'), at('link.txt'));
    replaceFile(at('link.txt'), now);
    expect(read('a.txt')).toBe('now');
    expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true);
  });

  test('that is not there yet is made where a link leads', () => {
    mkdirSync(at('folder'));
    symlinkSync('folder/b.txt', at('link.txt'));
    replaceFile(at('link.txt'), now);
    expect(readdirSync(at('folder'))).toEqual(['b.txt']);
    expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true);
  });

  test('that cannot take its place leaves nothing behind', () => {
    mkdirSync(at('folder/inside'), { recursive: true });
    expect(() => replaceFile(at('folder'), now)).toThrow();
    expect(readdirSync(here.path).sort()).toEqual(['a.txt', 'folder']);
  });
});

test('what is no file is never replaced', () => {
  execFileSync('mkfifo', [at('pipe')]);
  expect(() => replaceFile(at('pipe'), now)).toThrow('it is a pipe, not a file');
  expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  expect(readdirSync(here.path).sort()).toEqual(['a.txt', 'pipe']);
});

test('a text that was changed meanwhile is left as it is', () => {
  expect(() => replaceText(at('a.txt'), 'something else', 'now')).toThrow('changed meanwhile');
  expect(read('a.txt')).toBe('before');
});
