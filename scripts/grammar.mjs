/**
 * Writes grammar/generated/ from the grammar itself:
 *
 *     cst.ts         the type of each node that the parser makes
 *     decisions.ts   which tokens lead where in it
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
          export * from './grammar/first.ts';
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

/** A line for each decision. */
function decisionsOfRule([rule, decisions]) {
  const lines = Object.entries(decisions).map(
    ([asked, ways]) => `    ${asked}: [${ways.map((names) => `'${names}'`).join(', ')}],\n`,
  );
  return `  ${rule}: {${lines.length === 0 ? '' : `\n${lines.join('')}  `}},`;
}

const {
  RulingParser,
  decisionsOf,
  inOrder,
  toEbnf,
  createSyntaxDiagramsCode,
  generateCstDts,
  serializeGrammar,
} = await loadGrammar();
const parser = new RulingParser({ recorded: true });
const rules = Object.values(parser.getGAstProductions());
const heading = '// Made by `npm run grammar` from grammar/*.ts. Do not edit.\n';
const files = {
  'cst.ts': `${heading}${generateCstDts(parser.getGAstProductions(), {
    includeVisitorInterface: false,
  })}`,
  'decisions.ts': `${heading}import type { Decisions } from '../lookahead.js';

export const decisions: Decisions = {
${Object.entries(decisionsOf(rules)).map(decisionsOfRule).join('\n')}
};
`,
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
