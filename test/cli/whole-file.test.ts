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
import { createFile, replaceFile, replaceText } from '../../src/cli/whole-file.js';
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
    createFile(at('x/y/z.txt'), now);
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

  test('that cannot take its place leaves nothing behind', () => {
    mkdirSync(at('folder/inside'), { recursive: true });
    expect(() => createFile(at('folder'), now)).toThrow();
    expect(readdirSync(here.path).sort()).toEqual(['a.txt', 'folder']);
  });
});

test('a text that was changed meanwhile is left as it is', () => {
  expect(() => replaceText(at('a.txt'), 'something else', 'now')).toThrow('changed meanwhile');
  expect(read('a.txt')).toBe('before');
});
