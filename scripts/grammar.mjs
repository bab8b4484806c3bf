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
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBundled, writeMade } from './bundled.mjs';
import './group-by.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = 'grammar/generated';

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
  rulesInOrder,
  toEbnf,
  createSyntaxDiagramsCode,
  generateCstDts,
  serializeGrammar,
} = await loadBundled(`
  export * from './grammar/parser.ts';
  export * from './grammar/ebnf.ts';
  export { createSyntaxDiagramsCode, generateCstDts, serializeGrammar } from 'chevrotain';
`);
const parser = new RulingParser();
const rules = Object.values(parser.getGAstProductions());
const heading = '// Made by `npm run grammar` from grammar/*.ts. Do not edit.\n';
const files = {
  [`${generated}/cst.ts`]: `${heading}${generateCstDts(parser.getGAstProductions(), {
    includeVisitorInterface: false,
  })}`,
  [`${generated}/grammar.ebnf`]: toEbnf(rules),
  [`${generated}/diagram.html`]: diagram(serializeGrammar(rulesInOrder(rules))),
};

writeMade(files, 'npm run grammar');
