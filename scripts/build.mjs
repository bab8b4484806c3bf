/**
 * Builds dist/: the command, the library, the Prettier plugin and the type declarations.
 *
 *     node scripts/build.mjs             all of it; removes what earlier builds left
 *     node scripts/build.mjs --bundles   no declarations: all that `npm start` and `npm test` need
 *
 * Everything is bundled, so that the command starts fast and a user installs little. Two packages stay outside:
 * `prettier`, since it is large and only formatting needs it, and `piscina`, since its threads begin in a file of its
 * own. What the source imports dynamically, as in `await import('./report/junit.js')`, becomes a chunk of its own, read
 * only when wanted. Scripts and styles for browsers are bundled first and stand in the bundles as texts.
 */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { coveragePageAssets } from './coverage-page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const executable = join(dist, 'hantei.js');

/** What goes into dist/, by name. The command is bundled apart: it loads nothing that only the library needs. */
const command = { hantei: 'src/cli/main.ts', worker: 'src/cli/worker.ts' };
const library = { index: 'src/index.ts', 'prettier-plugin': 'src/language/format/plugin.ts' };

/** CommonJS packages inside an ES module still call `require` for Node's own modules. */
const requireBanner =
  "import { createRequire as createRequireForBundle } from 'node:module';\n" +
  'const require = createRequireForBundle(import.meta.url);';

/** The bundled files, not yet written. A part that nobody has written yet is left out. */
async function bundle(entries) {
  const present = Object.entries(entries).filter(([, file]) => fs.existsSync(join(root, file)));
  if (present.length === 0) return [];
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(present),
    outdir: dist,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['piscina', 'prettier', 'prettier/*'],
    define,
    // The ES builds of packages: smaller, and what is unused falls away.
    mainFields: ['module', 'main'],
    banner: { js: requireBanner },
    write: false,
    logLevel: 'warning',
  });
  return outputFiles;
}

/** Writes only what changed, whole: another process may be running the command meanwhile. */
function write({ path, text }) {
  const content =
    path === executable ? `#!/usr/bin/env node\n${text.replace(/^#!.*\n/, '')}` : text;
  if (fs.existsSync(path) && fs.readFileSync(path, 'utf8') === content) return;
  fs.mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  fs.writeFileSync(unfinished, content, { mode: path === executable ? 0o755 : 0o644 });
  fs.renameSync(unfinished, path);
}

/** Removes what earlier builds left in dist/, so that no package carries it. */
function removeAllBut(files) {
  const wanted = new Set(files.map(({ path }) => path));
  for (const name of fs.readdirSync(dist, { recursive: true })) {
    const path = join(dist, name);
    if (!wanted.has(path) && fs.statSync(path).isFile()) fs.rmSync(path);
  }
}

function declareTypes() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
  for (const folder of ['grammar', 'src']) {
    if (fs.existsSync(join(root, folder))) copyDeclarations(folder);
  }
}

/** tsc leaves .d.ts sources behind, though the declarations it writes refer to them. */
function copyDeclarations(folder) {
  fs.cpSync(join(root, folder), join(dist, 'types', folder), {
    recursive: true,
    filter: (path) => path.endsWith('.d.ts') || fs.statSync(path).isDirectory(),
  });
}

const define = await coveragePageAssets();
const files = (await Promise.all([bundle(command), bundle(library)])).flat();
files.forEach(write);
if (!process.argv.includes('--bundles')) {
  removeAllBut(files);
  declareTypes();
}
