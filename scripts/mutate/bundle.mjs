/**
 * The library with all mutants in it, as a script that gives all of it anew each time it is run; and once more counting what
 * of it is reached. Counting takes most of the time, so where a mutant is tried nothing counts.
 */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** Stryker's function that counts, as it stands at the head of each file with mutants. */
const counter = /function stryCov_9fa48\(\) \{[\s\S]*?\n\}\n/;

const bundle = (outfile, count) =>
  build({
    entryPoints: ['src/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['prettier', 'prettier/*'],
    logLevel: 'error',
    plugins: [
      {
        name: 'count',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, ({ path }) => ({
            loader: 'ts',
            contents: readFileSync(path, 'utf8').replace(counter, `${count}\n`),
          })),
      },
    ],
  });

await bundle('dist/mutants.cjs', 'function stryCov_9fa48() {}');
await bundle('dist/counting.cjs', 'const stryCov_9fa48 = globalThis.__stryker__.count;');
