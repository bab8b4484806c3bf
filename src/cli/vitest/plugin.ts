/**
 * A plugin for vitest: files of rulings are test files, and each ruling is a test under each of its rulebooks.
 *
 * ```ts
 * import hantei from 'hantei/vitest';
 * import { defineConfig } from 'vitest/config';
 *
 * export default defineConfig({ plugins: [hantei()] });
 * ```
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '../../language/parse.js';
import type { Document } from '../../language/document.js';

export interface VitestOptions {
  /** Which files are test files; those ending in `.ruling`, where nobody says. */
  readonly include?: readonly string[];
}

/** As much of a plugin of Vite as is needed: who uses this has Vite, and Hantei does not. */
export interface VitePlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly config: (user: { readonly test?: { readonly include?: readonly string[] } }) => object;
  readonly transform: (
    code: string,
    id: string,
  ) => { readonly code: string; readonly map: null } | undefined;
}

/** What is a test file to vitest, where nobody says. */
const ordinary = '**/*.{test,spec}.?(c|m)[jt]s?(x)';

export default function hantei({ include = ['**/*.ruling'] }: VitestOptions = {}): VitePlugin {
  return {
    name: 'hantei',
    enforce: 'pre',
    // Who names test files keeps them: Vite puts both lists together.
    config: ({ test }) => ({
      test: { include: test?.include === undefined ? [ordinary, ...include] : include },
    }),
    transform: (code, id) => {
      const [path = ''] = id.split('?', 1);
      if (path.endsWith('.cards')) return { code: cardsModule(code, path), map: null };
      return path.endsWith('.ruling') ? { code: testModule(code, path), map: null } : undefined;
    },
  };
}

/** Cards are nothing to run; what they import is watched. */
const cardsModule = (text: string, path: string): string =>
  `${importsOf(parse(text).value, path)} export default undefined;`;

const importsOf = ({ imports }: Document, path: string): string =>
  imports
    .filter(({ text }) => text.endsWith('.cards'))
    .map(({ text }) => `import ${JSON.stringify(resolve(dirname(path), text))};`)
    .join(' ');

/** A test on the line on which its ruling begins, so that vitest finds it there. */
const testModule = (text: string, path: string): string => {
  const { value } = parse(text);
  const lines = text.split(/\r\n|\r|\n/u).map(() => '');
  const add = (line: number, code: string): void => {
    lines[line - 1] = `${lines[line - 1] ?? ''} ${code}`;
  };
  const runtime = fileURLToPath(new URL('./vitest-tests.js', import.meta.url));
  add(
    1,
    `import { test } from 'vitest'; import { openRulings } from ${JSON.stringify(runtime)}; ` +
      `${importsOf(value, path)} const rulings = openRulings(${JSON.stringify(path)}, ${JSON.stringify(text)}); ` +
      `test('the file as a whole', () => rulings.checkFile());`,
  );
  for (const { name, rulebooks, at } of value.rulings) {
    const ids = rulebooks.length === 0 ? [''] : [...new Set(rulebooks.map((one) => one.text))];
    for (const id of ids) {
      const title = ids.length > 1 ? `${name.text} (${id})` : name.text;
      const check = `rulings.check(${at.line}, ${JSON.stringify(id)})`;
      add(at.line, `test(${JSON.stringify(title)}, () => ${check});`);
    }
  }
  return lines.join('\n');
};
