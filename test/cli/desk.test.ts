/** The desk's server: what it serves, to whom, and what it never does to files. */
import { existsSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskFolder } from '../../src/cli/desk/folder.js';
import { type DeskServer, serveDesk } from '../../src/cli/desk/server.js';
import { type Place, place } from '../support/command.js';

const token = 'a-token';
const page = '<meta name="hantei-desk" content="site" />';

let work: Place;
let outside: Place;

beforeAll(() => {
  outside = place({ 'secret.ruling': 'secret', 'deep/secret.ruling': 'secret' });
  work = place({
    'a.ruling': 'one\n',
    'cards/b.cards': 'two\n',
    'notes.txt': 'three\n',
    'node_modules/x/c.ruling': 'four\n',
    'wide.ruling': Buffer.from('\ufeffwide', 'utf16le'),
    'marked.ruling': '\ufeffmarked',
    'broken.ruling': Buffer.from([0xc3, 0x28]),
  });
  symlinkSync(join(outside.path, 'secret.ruling'), join(work.path, 'link.ruling'));
  symlinkSync(outside.path, join(work.path, 'linked'));
  symlinkSync(join(outside.path, 'not-there.ruling'), join(work.path, 'dangling.ruling'));
});
afterAll(() => {
  work.remove();
  outside.remove();
});

describe('the folder', () => {
  const folder = () => deskFolder(work.path);

  test('lists rulings and cards below it, and nothing that lies elsewhere', () => {
    expect(
      folder()
        .list()
        .map(({ path }) => path),
    ).toEqual(['a.ruling', 'broken.ruling', 'cards/b.cards', 'marked.ruling', 'wide.ruling']);
  });

  test.each([
    '../a.ruling',
    'cards/../../a.ruling',
    '/etc/passwd',
    '/a.ruling',
    'notes.txt',
    'node_modules/x/c.ruling',
    'link.ruling',
    'linked/secret.ruling',
    'linked/deep/secret.ruling',
    'dangling.ruling',
    '..\\a.ruling',
    'a\0.ruling',
    './a.ruling',
    'cards//b.cards',
    '',
    'nothing.ruling',
  ])('does not read %j', (path) => expect(folder().read(path)).toBeUndefined());

  test('says why something that is there is not read', () => {
    expect(folder().read('broken.ruling')).toEqual({ refused: 'it is no text' });
    work.write('big.ruling', 'x'.repeat(5_000_000));
    expect(folder().read('big.ruling')).toHaveProperty('refused');
    expect(folder().write('big.ruling', 'x', undefined)).toHaveProperty('refused');
    unlinkSync(join(work.path, 'big.ruling'));
  });

  test.each([
    '../new.ruling',
    'linked/new.ruling',
    'linked/new/deep.ruling',
    'dangling.ruling',
    'new.txt',
    '.git/new.ruling',
    'cards',
  ])('does not write %j', (path) => {
    expect(folder().write(path, 'x', undefined)).toHaveProperty('refused');
    for (const name of ['new.ruling', 'new/deep.ruling', 'not-there.ruling'])
      expect(existsSync(join(outside.path, name))).toBe(false);
  });

  const textOf = (path: string) => {
    const found = folder().read(path);
    if (found === undefined || 'refused' in found) throw new Error(`${path} is not read`);
    return found;
  };

  test('writes what it has read, and a new file with the folders above it', () => {
    const desk = folder();
    const before = textOf('a.ruling');
    const written = desk.write('a.ruling', 'changed\n', before.version);
    expect(written).toHaveProperty('version');
    expect(readFileSync(join(work.path, 'a.ruling'), 'utf8')).toBe('changed\n');
    expect(desk.read('a.ruling')).toEqual({ path: 'a.ruling', text: 'changed\n', ...written });
    expect(desk.write('new/deep/c.ruling', 'c', undefined)).toHaveProperty('version');
    expect(readFileSync(join(work.path, 'new/deep/c.ruling'), 'utf8')).toBe('c');
    unlinkSync(join(work.path, 'new/deep/c.ruling'));
  });

  test.each([
    ['what somebody else has written since', 'an older version'],
    ['a file that is there already, as a new one', undefined],
  ])('never overwrites %s', (_, version) => {
    work.write('b.ruling', 'theirs\n');
    const desk = folder();
    const found = desk.write('b.ruling', 'mine\n', version);
    expect(found).toEqual({ conflict: desk.read('b.ruling') });
    expect(readFileSync(join(work.path, 'b.ruling'), 'utf8')).toBe('theirs\n');
    unlinkSync(join(work.path, 'b.ruling'));
  });

  test('keeps the mark of UTF-8, and leaves other encodings alone', () => {
    const desk = folder();
    const marked = textOf('marked.ruling');
    expect(marked.text).toBe('marked');
    desk.write('marked.ruling', 'again', marked.version);
    expect(readFileSync(join(work.path, 'marked.ruling'), 'utf8')).toBe('\ufeffagain');
    const wide = textOf('wide.ruling');
    expect(wide.text).toBe('wide');
    expect(desk.write('wide.ruling', 'x', wide.version)).toHaveProperty('refused');
  });
});

interface Answered {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

describe('the server', () => {
  let served: DeskServer;
  let site: Place;
  let port: number;

  beforeAll(async () => {
    site = place({ 'index.html': page, 'parts/main.js': 'let x;', 'parts/odd': 'x' });
    served = serveDesk({ site: site.path, root: work.path, folder: deskFolder(work.path), token });
    await new Promise<void>((done) => served.server.listen(0, '127.0.0.1', done));
    port = (served.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await served.close();
    site.remove();
  });

  const ask = (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path, method, headers, agent: false },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  const own = `/${token}/`;
  const json = { 'content-type': 'application/json' };

  test('listens on the loopback address alone', () =>
    expect((served.server.address() as AddressInfo).address).toBe('127.0.0.1'));

  test('serves the page as one for a folder, and its parts, not to be framed or kept', async () => {
    const found = await ask(own);
    expect(found).toMatchObject({ status: 200, body: page.replace('site', 'folder') });
    expect(found.headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(found.headers['cache-control']).toBe('no-store');
    expect((await ask(`${own}parts/main.js`)).body).toBe('let x;');
  });

  test.each([
    ['another token', '/other/', {}, 403],
    ['no token', '/', {}, 403],
    ['the token alone', `/${token}`, {}, 403],
    ['another name for this machine', own, { host: 'evil.example' }, 403],
    ['its name with another port', own, { host: '127.0.0.1:1' }, 403],
    ['a page from elsewhere', `${own}api/files`, { origin: 'http://evil.example' }, 403],
    ['a page of no origin', `${own}api/files`, { origin: 'null' }, 403],
    ['a script from elsewhere', `${own}parts/main.js`, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of this machine', `${own}api/files`, { 'sec-fetch-site': 'same-site' }, 403],
    ['what is not there', `${own}nothing.js`, {}, 404],
    ['a folder', `${own}parts`, {}, 404],
    ['what lies above the page', `${own}..%2f..%2fetc%2fpasswd`, {}, 404],
    ['another request', `${own}api/other`, {}, 404],
    ['a file that lies elsewhere', `${own}api/file?path=linked%2Fsecret.ruling`, {}, 404],
  ])('%s: %s %j is %i', async (_, path, headers, status) => {
    const found = await ask(path, headers);
    expect(found.status).toBe(status);
    expect(found.body).not.toContain('secret"');
    expect(found.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['no JSON by its kind', { 'content-type': 'text/plain' }, '{"text":"x"}', 400],
    ['no JSON', json, '{', 400],
    ['no text', json, '{"text":1}', 400],
    ['too much', json, `{"text":"${'x'.repeat(13_000_000)}"}`, 400],
    ['over a file that is there', json, '{"text":"x","basedOn":null}', 200],
    ['from elsewhere', { ...json, origin: 'http://evil.example' }, '{"text":"x"}', 403],
  ])('does not write %s', async (_, headers, body, status) => {
    const before = readFileSync(join(work.path, 'a.ruling'), 'utf8');
    const found = await ask(`${own}api/file?path=a.ruling`, headers, body);
    expect(found.status).toBe(status);
    expect(readFileSync(join(work.path, 'a.ruling'), 'utf8')).toBe(before);
  });

  test.each(['PUT', 'DELETE', 'OPTIONS'])('has no %s', async (method) =>
    expect((await ask(`${own}api/file?path=a.ruling`, {}, undefined, method)).status).toBe(405),
  );

  test('a broken address is no fault of the server', async () =>
    expect((await ask(`${own}%ff`)).status).toBe(404));

  test('tells what changes on disk', async () => {
    const told = new Promise<string>((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path: `${own}api/changes` }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          const line = /data: (.*)\n/u.exec(text)?.[1];
          if (line !== undefined) {
            resolve(line);
            asked.destroy();
          } else work.write('cards/told.cards', String(Math.random()));
        });
      });
      asked.on('error', () => undefined);
      asked.end();
    });
    expect(JSON.parse(await told)).toEqual(['cards/told.cards']);
  });
});

describe('hantei desk', () => {
  test.each([
    [['desk', 'nowhere'], 'hantei: nowhere: no such file or directory\n'],
    [['desk', 'a.ruling'], 'hantei: a.ruling is no folder: the desk works on the files of one\n'],
    [['desk'], 'hantei: this build of Hantei has no desk; npm run site makes it\n'],
  ])('%j', async (argv, err) => expect(await work.run(argv)).toEqual({ status: 2, out: '', err }));

  test('says where it is, and ends', async () => {
    const built = place({ 'worker.js': '', 'site/index.html': page });
    const ending = new AbortController();
    const worker = new URL(`file://${built.path}/worker.js`);
    const stdout = {
      text: '',
      write(text: string) {
        this.text += text;
        ending.abort();
      },
    };
    const found = await work.run(['desk'], { worker, signal: ending.signal, stdout });
    expect(found.status).toBe(0);
    expect(stdout.text).toMatch(/^The desk for \.: http:\/\/127\.0\.0\.1:\d+\/[\w-]{24}\/\n$/u);
    built.remove();
  });
});
