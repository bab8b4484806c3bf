/** Neovim without a screen, with the real server; left out where there is none. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fight } from '../editor/desk.js';

const executable = fileURLToPath(new URL('../../dist/hantei.cjs', import.meta.url));
const hasNeovim = spawnSync('nvim', ['--version']).status === 0;

const script = `
local id = vim.lsp.start_client({ name = 'hantei', cmd = { '${process.execPath}', '${executable}', 'lsp' }, root_dir = vim.loop.cwd() })
vim.lsp.buf_attach_client(0, id)
vim.wait(25000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local said = {}
for _, one in ipairs(vim.diagnostic.get(0)) do table.insert(said, (one.lnum + 1) .. ' ' .. one.message) end
local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 0, character = 7 } }
local hover = vim.lsp.buf_request_sync(0, 'textDocument/hover', params, 25000)
table.insert(said, vim.inspect(hover))
vim.fn.writefile(vim.split(table.concat(said, '\\n'), '\\n'), 'said.txt')
vim.cmd('qa!')
`;

test.skipIf(!hasNeovim)('shows what is wrong, and explains', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hantei-nvim-'));
  writeFileSync(join(folder, 'a.ruling'), fight({ expected: '    mine in gravyard\n' }));
  writeFileSync(join(folder, 'client.lua'), script);
  await promisify(execFile)(
    'nvim',
    ['--headless', '--clean', 'a.ruling', '-c', 'luafile client.lua'],
    {
      cwd: folder,
    },
  );
  const said = readFileSync(join(folder, 'said.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(said).toContain('gravyard');
  expect(said).toContain('did you mean');
  expect(said).toContain('power 3000');
});
