/**
 * Writes grammar/generated/ from the grammar itself:
 *
 *     cst.ts         the type of each node that the parser makes
 *     grammar.ebnf   the grammar as text
 *     diagram.html   the grammar as railroad diagrams, in one file that needs no network
 *
 *     node scripts/grammar.mjs           writes them
 *     node scripts/grammar.mjs --check   only says whether they are up to date
 */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import './group-by.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = join(root, 'grammar', 'generated');

/** The grammar is TypeScript; it is bundled to be run. */
async function loadGrammar() {
  const folder = fs.mkdtempSync(join(tmpdir(), 'hantei-grammar-'));
  try {
    const outfile = join(folder, 'grammar.mjs');
    await build({
      stdin: {
        // Chevrotain comes from the bundle, too: it tells the parts of a grammar apart by their classes.
        contents: `
          export * from './grammar/parser.ts';
          export * from './grammar/ebnf.ts';
          export { createSyntaxDiagramsCode, generateCstDts, serializeGrammar } from 'chevrotain';
        `,
        resolveDir: root,
      },
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

/** Chevrotain's page loads its style and scripts from the network; here they stand in the page. */
function diagram(grammar) {
  const folder = join(root, 'node_modules', 'chevrotain', 'diagrams');
  const read = (name) => fs.readFileSync(join(folder, name), 'utf8');
  return createSyntaxDiagramsCode(grammar, { resourceBase: '', css: 'diagrams.css' })
    .replace(
      /<link[^>]*href='diagrams\.css'[^>]*>/,
      () => `<style>\n${read('diagrams.css')}</style>`,
    )
    .replace(/<script src='([^']+)'><\/script>/g, (_, name) => `<script>\n${read(name)}</script>`);
}

const {
  RulingParser,
  inOrder,
  toEbnf,
  createSyntaxDiagramsCode,
  generateCstDts,
  serializeGrammar,
} = await loadGrammar();
const parser = new RulingParser();
const rules = Object.values(parser.getGAstProductions());
const heading = '// Made by `npm run grammar` from grammar/*.ts. Do not edit.\n';
const files = {
  'cst.ts': `${heading}${generateCstDts(parser.getGAstProductions(), {
    includeVisitorInterface: false,
  })}`,
  'grammar.ebnf': toEbnf(rules),
  'diagram.html': diagram(serializeGrammar(inOrder(rules))),
};

for (const [name, content] of Object.entries(files)) {
  const path = join(generated, name);
  const current = fs.existsSync(path) && fs.readFileSync(path, 'utf8') === content;
  if (current) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`grammar/generated/${name} is not up to date: run \`npm run grammar\`\n`);
    process.exitCode = 1;
    continue;
  }
  fs.mkdirSync(generated, { recursive: true });
  fs.writeFileSync(path, content);
  process.stdout.write(`wrote grammar/generated/${name}\n`);
}
