import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

/** One import written in a source file. */
export interface Import {
  /** The importing file, from the root, with `/`. */
  readonly from: string;
  readonly line: number;
  /** The imported file for one of ours; otherwise the name of a package, as written. */
  readonly to: string;
  readonly ours: boolean;
  /** `types` vanish when compiled, `static` ones load with the file, `dynamic` ones when they are met. */
  readonly kind: 'types' | 'static' | 'dynamic';
}

/** Every TypeScript file below these folders; a folder that does not exist yet has none. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(?:[cm]?ts|tsx)$/.test(path))
    .map((path) => relative(root, path).split(sep).join(posix.sep))
    .sort();
}

/** The imports of one file, in any form: import, export … from, import(), import('…').Type, require(). */
export function importsOf(root: string, file: string): Import[] {
  return importsIn(file, readFileSync(join(root, file), 'utf8')).map((found) =>
    found.ours ? { ...found, to: asSource(root, found.to) } : found,
  );
}

/** The imports in a text that stands at `file`; nothing is read. */
export function importsIn(file: string, text: string): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const target = importTarget(node);
    if (target !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ from: file, line: line + 1, ...target });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((one) =>
    one.ours ? { ...one, to: posix.normalize(posix.join(dirname(file), one.to)) } : one,
  );
}

function importTarget(node: ts.Node): Pick<Import, 'to' | 'ours' | 'kind'> | undefined {
  const [specifier, kind] = importSpecifier(node);
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return undefined;
  return { to: specifier.text, ours: specifier.text.startsWith('.'), kind };
}

function importSpecifier(node: ts.Node): [ts.Node | undefined, Import['kind']] {
  if (ts.isImportDeclaration(node)) {
    const typesOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return [node.moduleSpecifier, typesOnly ? 'types' : 'static'];
  }
  if (ts.isExportDeclaration(node)) {
    return [node.moduleSpecifier, node.isTypeOnly ? 'types' : 'static'];
  }
  if (ts.isImportTypeNode(node)) {
    return [ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, 'types'];
  }
  if (ts.isExternalModuleReference(node)) return [node.expression, 'static'];
  if (ts.isCallExpression(node)) {
    const callee = node.expression;
    if (callee.kind === ts.SyntaxKind.ImportKeyword) return [node.arguments[0], 'dynamic'];
    if (ts.isIdentifier(callee) && callee.text === 'require') return [node.arguments[0], 'static'];
  }
  return [undefined, 'static'];
}

/** `./rule.js` is written for `./rule.ts`, `./cst.js` perhaps for `./cst.d.ts`. */
function asSource(root: string, path: string): string {
  const stem = path.replace(/\.js$/, '');
  return (
    [`${stem}.ts`, `${stem}.tsx`, `${stem}.d.ts`].find((name) => existsSync(join(root, name))) ??
    path
  );
}
