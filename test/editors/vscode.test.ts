/** The extension for VS Code as it is packed: its files, and the server in it. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DocumentFormattingRequest } from 'vscode-languageserver-protocol/node';
import { beforeAll, expect, test } from 'vitest';
import { fight } from '../editor/desk.js';
import { lspClient } from '../support/lsp-client.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packed = join(root, 'dist/vscode');

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

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/vsix.mjs'], { cwd: root });
});

test('it is packed with all that its manifest names', () => {
  expect(readFileSync(join(root, 'dist/hantei.vsix')).subarray(0, 2).toString()).toBe('PK');
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
  expect(await client.end()).toBe(0);
});
