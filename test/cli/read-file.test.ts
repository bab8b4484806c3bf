import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile, readFileOrPipe, TooLarge } from '../../src/cli/read-file.js';
import { place } from '../support/command.js';

const here = place({ 'a.txt': 'content', 'empty.txt': '' });
const at = (name: string): string => join(here.path, name);
const server = createServer();
beforeAll(async () => {
  execFileSync('mkfifo', [at('pipe')]);
  mkdirSync(at('folder'));
  symlinkSync('a.txt', at('link'));
  symlinkSync('pipe', at('link-to-pipe'));
  await new Promise((done) => server.listen(at('socket'), () => done(undefined)));
});
afterAll(() => {
  server.close();
  here.remove();
});

describe('a file is read', () => {
  test.each([
    ['a.txt', 'content'],
    ['empty.txt', ''],
    ['link', 'content'],
  ])('%s', (name, content) => expect(readFile(at(name)).toString()).toBe(content));

  test('as far as it is not too large', () => {
    expect(readFile(at('a.txt'), 7).toString()).toBe('content');
    expect(() => readFile(at('a.txt'), 6)).toThrow(TooLarge);
  });
});

describe('nothing else is', () => {
  test.each([
    ['pipe', 'it is a pipe, not a file'],
    ['link-to-pipe', 'it is a pipe, not a file'],
    ['folder', 'it is a directory, not a file'],
    ['socket', 'it is a socket, not a file'],
    ['/dev/zero', 'it is a device, not a file'],
    ['gone', 'ENOENT'],
  ])('%s', (name, why) => {
    const path = name.startsWith('/') ? name : at(name);
    expect(() => readFile(path)).toThrow(why);
  });
});

describe('where a pipe may be meant', () => {
  const poured = (shell: string): void => {
    execFile('sh', ['-c', `(${shell}) > "$0"`, at('pipe')]);
  };

  test('all that comes through it is read', () => {
    poured('echo one; sleep 0.1; echo two');
    expect(readFileOrPipe(at('pipe'), 1000).toString()).toBe('one\ntwo\n');
  });

  test('but not for ever', () => {
    poured('cat /dev/zero');
    expect(() => readFileOrPipe(at('pipe'), 1_000_000)).toThrow(TooLarge);
  });

  test('files are files, and devices are refused', () => {
    expect(readFileOrPipe(at('a.txt'), 7).toString()).toBe('content');
    expect(() => readFileOrPipe('/dev/zero', 7)).toThrow('it is a device, not a file');
  });
});
