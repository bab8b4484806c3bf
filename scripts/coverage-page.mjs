/**
 * The page of `hantei coverage --html`, bundled for browsers: the two constants that src/report/coverage-page/assets.ts
 * is given, as esbuild and Vite take them under `define`.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const client = fileURLToPath(new URL('../src/report/coverage-page/client', import.meta.url));

export async function coveragePageAssets() {
  const { outputFiles } = await build({
    absWorkingDir: client,
    entryPoints: { script: 'main.ts', style: 'style.css' },
    outdir: client,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome110', 'firefox115', 'safari16'],
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text.trim();
  return {
    coveragePageScript: JSON.stringify(textOf('script.js')),
    coveragePageStyle: JSON.stringify(textOf('style.css')),
  };
}
