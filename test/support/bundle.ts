/** Scripts for threads and processes of tests, which know no TypeScript. */
import { existsSync, symlinkSync } from 'node:fs';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles sources of `test/support` into a folder, as `.mjs` files of the same names. */
export const bundleInto = async (folder: string, ...names: readonly string[]): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => join('test/support', basename(name))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['piscina'],
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire as requireFor } from 'node:module';\nconst require = requireFor(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // What is not bundled is looked for beside the scripts.
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages);
};
