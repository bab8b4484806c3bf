import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cacheFile, loadScript } from '../../src/cli/compiled.js';
import { place } from '../support/command.js';

/** As the build writes it: one expression, and what tells it from others. */
const built = (greeting: string, digest: string): string =>
  '(function (exports, require, module, __filename, __dirname) {\n' +
  `exports.greet = (name) => \`${greeting} \${name} in \${require('node:path').basename(__dirname)}\`;\n` +
  `})\n// ${digest.repeat(64)}\n`;
const script = built('hello', '0');
const here = place({ 'a folder/script.cjs': script });
afterAll(() => here.remove());
const file = join(here.path, 'a folder', 'script.cjs');
const cache = join(here.path, 'cache', 'deeper', 'compiled');

interface Script {
  greet(name: string): string;
}

const greeting = (keeps: boolean): string => {
  const { exports, keep } = loadScript<Script>(file, cache);
  const said = exports.greet('you');
  if (keeps) keep();
  return said;
};

const expected = 'hello you in a folder';

const longAgo = 1_000_000_000;

beforeEach(() => {
  writeFileSync(file, script);
  utimesSync(file, longAgo, longAgo);
  greeting(true);
});

test('a script does the same with and without what was compiled', () => {
  expect(loadScript<Script>(file, undefined).exports.greet('me')).toBe('hello me in a folder');
  expect(greeting(false)).toBe(expected);
});

test('what is kept stays as it is, and nothing lies beside it', () => {
  const before = readFileSync(cache);
  expect(greeting(true)).toBe(expected);
  expect(readFileSync(cache).equals(before)).toBe(true);
  expect(readdirSync(join(cache, '..'))).toEqual(['compiled']);
});

test('nothing is kept where nobody asks for it', () => {
  const elsewhere = join(here.path, 'elsewhere');
  loadScript<Script>(file, elsewhere);
  expect(existsSync(elsewhere)).toBe(false);
});

describe('what cannot be used is done without, and made anew', () => {
  const damaged = (change: (content: Buffer) => Buffer): (() => void) => {
    return () => writeFileSync(cache, change(readFileSync(cache)));
  };
  const withByte = (at: number): (() => void) =>
    damaged((content) => {
      const changed = Buffer.from(content);
      changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
      return changed;
    });
  test.each([
    ['an empty file', damaged(() => Buffer.alloc(0))],
    ['half of it', damaged((content) => content.subarray(0, content.length / 2))],
    ['another first byte', withByte(0)],
    ['another byte behind the mark', withByte(128)],
    ['another byte far behind', withByte(400)],
    ['a byte more', damaged((content) => Buffer.concat([content, Buffer.alloc(1)]))],
    ['zeros', damaged((content) => Buffer.alloc(content.length))],
  ])('%s', (_, damage) => {
    damage();
    expect(greeting(true)).toBe(expected);
    const made = readFileSync(cache);
    expect(greeting(true)).toBe(expected);
    expect(readFileSync(cache).equals(made)).toBe(true);
  });

  test.each([
    ['another build of the same length, as old as the first', built('howdy', '1'), 0],
    ['a script of the same length that somebody changed by hand', built('howdy', '0'), 1],
  ])('%s', (_, other, seconds) => {
    writeFileSync(file, other);
    utimesSync(file, longAgo, longAgo + seconds);
    expect(greeting(true)).toBe('howdy you in a folder');
    expect(greeting(false)).toBe('howdy you in a folder');
  });
});

execFileSync('mkfifo', [join(here.path, 'pipe')]);
test.each([
  ['a file where the folder should be', join(file, 'compiled')],
  ['a folder where the file should be', here.path],
  ['a pipe where the file should be', join(here.path, 'pipe')],
])('a cache that cannot be is no error: %s', (_, nowhere) => {
  const { exports, keep } = loadScript<Script>(file, nowhere);
  expect(exports.greet('you')).toBe(expected);
  expect(keep).not.toThrow();
});

describe('where it is kept', () => {
  const versions = { ...process.versions, v8: '11.3' };
  const at = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string | undefined =>
    cacheFile({ env, platform, arch: 'x64', versions });
  test.each([
    ['in the cache folder', at('linux', { XDG_CACHE_HOME: '/c' }), '/c/hantei/compiled-11.3-x64'],
    ['of Windows', at('win32', { LOCALAPPDATA: '/c' }), '/c/hantei/compiled-11.3-x64'],
    ['nowhere, if the path is relative', at('linux', { XDG_CACHE_HOME: 'c' }), undefined],
    ['nowhere, if it is empty', at('linux', { XDG_CACHE_HOME: '' }), undefined],
    [
      'nowhere, if Node is to keep nothing',
      at('linux', { NODE_DISABLE_COMPILE_CACHE: '1' }),
      undefined,
    ],
  ])('%s', (_, found, expectedPath) => {
    expect(found).toBe(expectedPath);
  });

  test('below the home folder, where nothing else is said', () => {
    expect(at('linux', {})).toMatch(/\.cache\/hantei\/compiled-11\.3-x64$/);
  });
});
