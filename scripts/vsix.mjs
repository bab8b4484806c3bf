/**
 * Packs the extension for VS Code with everything inside: dist/hantei.vsix.
 *
 *     node scripts/vsix.mjs            builds and packs it
 *     node scripts/vsix.mjs --folder   only lays its files out, in dist/vscode/
 */
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { loadBundled } from './bundled.mjs';
import { coveragePageAssets } from './coverage-page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'editors/vscode');
const folder = join(root, 'dist/vscode');

async function layOut() {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'language-configuration.json', 'README.md'])
    fs.copyFileSync(join(source, name), join(folder, name));
  fs.copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const { textMateGrammar } = await loadBundled(`export * from './grammar/textmate.ts';`);
  const grammar = JSON.stringify(textMateGrammar(), null, 2);
  fs.writeFileSync(join(folder, 'hantei.tmLanguage.json'), `${grammar}\n`);
  await build({
    absWorkingDir: root,
    entryPoints: {
      extension: 'editors/vscode/src/extension.ts',
      server: 'editors/vscode/src/server.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode'],
    mainFields: ['module', 'main'],
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    define: {
      ...(await coveragePageAssets()),
      'import.meta.url': 'ownScript.url',
    },
    banner: {
      js: "const ownScript = { get url() { return require('node:url').pathToFileURL(__filename).href; } };",
    },
  });
}

async function pack() {
  const { createVSIX } = createRequire(import.meta.url)('@vscode/vsce');
  await createVSIX({
    cwd: folder,
    packagePath: join(root, 'dist/hantei.vsix'),
    dependencies: false,
    allowMissingRepository: true,
    skipLicense: true,
  });
}

await layOut();
if (!process.argv.includes('--folder')) await pack();
