/**
 * Builds dist/: the command, the library, the Prettier plugin, the type declarations, and the desk (site.mjs).
 *
 *     node scripts/build.mjs             all of it; removes what earlier builds left
 *     node scripts/build.mjs --bundles   no declarations, no desk: all that `npm start` and `npm test` need
 *
 * Everything is bundled, so that the command starts fast and a user installs little. Two packages stay outside:
 * `prettier`, since it is large and only formatting needs it, and `piscina`, since its threads begin in a file of its
 * own. What the source imports dynamically, as in `await import('./report/junit.js')`, is run only when wanted; in the
 * library it is a file of its own. Scripts and styles for browsers are bundled first and stand in the bundles as texts.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { coveragePageAssets } from './coverage-page.mjs';
import { buildSite } from './site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const executable = join(dist, 'hantei.cjs');
const script = join(dist, 'command.cjs');

/** What goes into dist/, by name. */
/** The launcher is a script: Node takes longer to load a module. */
const launcher = { hantei: 'src/cli/main.ts' };
const worker = { worker: 'src/cli/worker.ts' };
/** Apart from the command, which is read whole at each start. */
const languageServer = { 'language-server': 'src/cli/lsp/main.ts' };
const library = {
  index: 'src/index.ts',
  'prettier-plugin': 'src/language/format/plugin.ts',
  vitest: 'src/cli/vitest/plugin.ts',
  'vitest-tests': 'src/cli/vitest/tests.ts',
};
/** One file, a script and no module: only of scripts does Node let what it compiled be kept (src/cli/compiled.ts). */
const command = { command: 'src/cli/command.ts' };

/** CommonJS packages inside an ES module still call `require` for Node's own modules. */
const requireBanner =
  "import { createRequire as createRequireForBundle } from 'node:module';\n" +
  'const require = createRequireForBundle(import.meta.url);';

const asModules = { format: 'esm', splitting: true, banner: { js: requireBanner } };

const asScript = {
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  banner: {
    js: "const ownScript = { get url() { return require('node:url').pathToFileURL(__filename).href; } };",
  },
  define: { 'import.meta.url': 'ownScript.url' },
};

const asCommand = {
  ...asScript,
  // A script that was compiled before cannot import modules.
  supported: { 'dynamic-import': false },
  // It is read whole at each start. Names stay as they are: traces tell them.
  minifyWhitespace: true,
  minifySyntax: true,
};

/** The bundled files, not yet written. */
async function bundle(entries, options) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: dist,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['piscina', 'prettier', 'prettier/*'],
    // The ES builds of packages: smaller, and what is unused falls away.
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'warning',
    ...options,
    define: { ...page, ...options.define },
  });
  return outputFiles;
}

/** A single sign beyond ASCII, and Node keeps the text at twice the size. esbuild leaves those in patterns as they are. */
const inAscii = (text) =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What the launcher loads: one expression, with its digest behind it (src/cli/compiled.ts). */
function asBody(text) {
  const body = `(function (exports, require, module, __filename, __dirname) {\n${inAscii(text)}})\n`;
  return `${body}// ${createHash('sha256').update(body).digest('hex')}\n`;
}

function contentOf({ path, text }) {
  if (path === executable) return `#!/usr/bin/env node\n${text}`;
  return path === script ? asBody(text) : inAscii(text);
}

/** Writes only what changed, whole: another process may be running the command meanwhile. */
function write(file) {
  const { path } = file;
  const content = contentOf(file);
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

const page = await coveragePageAssets();
const files = (
  await Promise.all([
    bundle(command, asCommand),
    bundle(launcher, asScript),
    bundle(worker, asModules),
    bundle(languageServer, asScript),
    bundle(library, asModules),
  ])
).flat();
files.forEach(write);
if (!process.argv.includes('--bundles')) {
  removeAllBut(files);
  declareTypes();
  await buildSite(join(dist, 'site'));
}
