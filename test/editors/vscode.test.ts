/** The extension for VS Code as it is packed: its files, and the server in it. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { CompletionRequest, DocumentFormattingRequest } from 'vscode-languageserver-protocol/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fight } from '../editor/desk.js';
import { lspClient } from '../support/lsp-client.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const unpacked = mkdtempSync(join(tmpdir(), 'hantei-vsix-'));
/** What an editor has of it once it is installed. */
const packed = join(unpacked, 'extension');

interface Manifest {
  readonly main: string;
  readonly contributes: {
    readonly languages: readonly {
      readonly configuration: string;
      readonly extensions: string[];
    }[];
    readonly grammars: readonly { readonly path: string }[];
  };
}

/** The files of a zip archive, as its directory at the end lists them. */
const filesIn = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const path = zip.subarray(at + 46, at + 46 + (name ?? 0)).toString();
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(path, zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
};

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/vsix.mjs'], { cwd: root });
  for (const [path, data] of filesIn(readFileSync(join(root, 'dist/hantei.vsix')))) {
    mkdirSync(dirname(join(unpacked, path)), { recursive: true });
    writeFileSync(join(unpacked, path), data);
  }
}, 240_000);
afterAll(() => rmSync(unpacked, { recursive: true, force: true }));

test('it is packed with all that its manifest names', () => {
  const manifest = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as Manifest;
  const { languages, grammars } = manifest.contributes;
  for (const file of [manifest.main, ...languages.map((one) => one.configuration)])
    expect(readFileSync(join(packed, file), 'utf8').length).toBeGreaterThan(0);
  expect(languages[0]?.extensions).toEqual(['.ruling', '.cards']);
  const grammar: unknown = JSON.parse(readFileSync(join(packed, grammars[0]?.path ?? ''), 'utf8'));
  expect(grammar).toMatchObject({ scopeName: 'source.hantei' });
});

test('the server in it tells what is wrong, judges, and formats, with nothing beside it', async () => {
  const client = await lspClient({}, [join(packed, 'server.cjs'), '--stdio']);
  const wrong = fight({ expected: '    mine in hand\n' }).replace('  do\n', '');
  const uri = await client.open('a.ruling', wrong.replace('card "Warden"', 'card   "Warden"'));
  await client.diagnostics(uri, (all) => all.some(({ code }) => code === 'fail'));
  const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
    textDocument: { uri },
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(edits?.length).toBe(1);
  expect(client.server.capabilities.completionProvider).toBeDefined();
  const lines = wrong.split('\n');
  const line = lines.findIndex((one) => one.includes('"Brawler" as theirs'));
  const character = (lines[line] ?? '').indexOf('tapped') + 'tap'.length;
  const offered = await client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri },
    position: { line, character },
  });
  const labels = (Array.isArray(offered) ? offered : (offered?.items ?? [])).map(
    (one) => one.label,
  );
  expect(labels).toContain('tapped');
  expect(await client.end()).toBe(0);
});
