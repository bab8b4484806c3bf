/** What scripts need that make files of the project from its source. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Loads TypeScript, which is bundled to be run: what these lines export. */
export async function loadBundled(contents) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'hantei-bundled-'));
  try {
    const outfile = join(folder, 'bundle.mjs');
    await build({
      // Packages come from the bundle, too: Chevrotain tells the parts of a grammar apart by their classes.
      stdin: { contents, resolveDir: root },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Writes files, by their paths in the project; with `--check` it only says which are not up to date. */
export function writeMade(files, command) {
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    if (fs.existsSync(path) && fs.readFileSync(path, 'utf8') === content) continue;
    if (process.argv.includes('--check')) {
      process.stderr.write(`${name} is not up to date: run \`${command}\`\n`);
      process.exitCode = 1;
      continue;
    }
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, content);
    process.stdout.write(`wrote ${name}\n`);
  }
}
