/**
 * The library with all mutants in it, as a script that gives all of it anew each time it is run; and once more counting what
 * of it is reached, in numbers that whoever runs it has made ready. Where mutants are tried nothing counts.
 */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** Where the code says which mutants stand at a place that is reached. */
const reached = /\bstryCov_9fa48\(("\d+"(?:, "\d+")*)\)/g;

const counted = (_, mutants) =>
  `(${mutants
    .split(', ')
    .map((mutant) => `__hits__[${mutant.slice(1, -1)}]++`)
    .join(', ')})`;

const bundle = (outfile, replacement) =>
  build({
    entryPoints: ['src/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['prettier', 'prettier/*'],
    banner: { js: 'const { __hits__ } = globalThis;' },
    logLevel: 'error',
    plugins: [
      {
        name: 'count',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, ({ path }) => ({
            loader: 'ts',
            contents: readFileSync(path, 'utf8').replaceAll(reached, replacement),
          })),
      },
    ],
  });

await bundle('dist/mutants.cjs', '0');
await bundle('dist/counting.cjs', counted);
