import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/cli/make-folder.js';

const root = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('making a folder', () => {
  it('makes those above it, and leaves what is there', () => {
    const folder = join(root, 'one', 'two', 'three');
    makeFolder(folder);
    writeFileSync(join(folder, 'kept'), '');
    makeFolder(folder);
    expect(existsSync(join(folder, 'kept'))).toBe(true);
  });

  it('gives all that it makes the rights that are asked for', () => {
    makeFolder(join(root, 'own', 'inner'), 0o700);
    for (const path of ['own', 'own/inner'])
      expect(statSync(join(root, path)).mode & 0o777).toBe(0o700);
  });

  it('cannot make one below a file', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => makeFolder(join(root, 'file', 'inner'))).toThrow(/ENOTDIR|EEXIST/u);
    expect(() => makeFolder(join(root, 'file'))).toThrow(/EEXIST/u);
  });

  it.skipIf(!existsSync('/proc/self'))('comes back where no folder can be made', () => {
    expect(() => makeFolder('/proc/nowhere/inner')).toThrow(/ENOENT/u);
  });
});
