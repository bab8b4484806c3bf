import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsIn, importsOf, sourceFiles, type Import } from './support/imports.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * cli → desk → training → {editor, report} → evidence → harness → {language → grammar, games → kernel}; src/index.ts offers
 * all but the command and the desk. What runs in the desk's page is a layer of its own.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  cli: [
    'desk',
    'training',
    'editor',
    'report',
    'evidence',
    'harness',
    'language',
    'grammar',
    'games',
    'kernel',
    'index',
  ],
  page: [],
  desk: [
    'training',
    'editor',
    'report',
    'evidence',
    'harness',
    'language',
    'grammar',
    'games',
    'kernel',
  ],
  training: ['editor', 'report', 'evidence', 'harness', 'language', 'grammar', 'games', 'kernel'],
  editor: ['report', 'evidence', 'harness', 'language', 'grammar', 'games', 'kernel'],
  index: ['editor', 'report', 'evidence', 'harness', 'language', 'grammar', 'games', 'kernel'],
  report: ['evidence', 'harness', 'language', 'grammar', 'games', 'kernel'],
  evidence: ['harness', 'language', 'grammar', 'games', 'kernel'],
  harness: ['language', 'grammar', 'games', 'kernel'],
  language: ['grammar'],
  grammar: [],
  games: ['kernel'],
  kernel: [],
};

/** Layers that stand on nothing but the language: no package either. */
const withoutPackages = ['games', 'kernel'];

/** Packages that read files. */
const filePackages = ['chokidar', 'esbuild'];

const files = sourceFiles(root, ['grammar', 'src']);
const imports = files.flatMap((file) => importsOf(root, file));

const layerOf = (file: string): string => {
  if (file === 'src/index.ts') return 'index';
  if (file.startsWith('src/desk/page/')) return 'page';
  return /^(?:src\/(\w+)|(grammar))\//.exec(file)?.slice(1).find(Boolean) ?? `no layer: ${file}`;
};

const gameOf = (file: string): string | undefined => /^src\/games\/([^/]+)\//.exec(file)?.[1];

/** A file of units, which has the number of its section. */
const isSection = (file: string): boolean =>
  /^src\/games\/[^/]+\/\d+-[^/]+\/\d+(?:\.\d+)?-/.test(file);

/** Why this import is wrong, or nothing. */
function fault({ from, to, ours, kind }: Import): string | undefined {
  const layer = layerOf(from);
  // The page knows what its workers answer, and has nothing of the engine in it.
  if (layer === 'page' && kind === 'types') return undefined;
  if (!ours) return packageFault(layer, to);
  const target = layerOf(to);
  if (target !== layer && !mayImport[layer]?.includes(target)) {
    const allowed = mayImport[layer]?.join(', ') || 'nothing of ours';
    return `${layer} must not import ${target} (it may import: ${allowed})`;
  }
  const [game, other] = [gameOf(from), gameOf(to)];
  if (game !== undefined && other !== undefined && game !== other) {
    return `the game ${game} must not import the game ${other}`;
  }
  if (isSection(from) && isSection(to))
    return 'sections of a rulebook reach one another by question, procedure or event';
  return undefined;
}

function packageFault(layer: string, name: string): string | undefined {
  if (layer === 'cli') return undefined;
  if (isBuiltin(name) || filePackages.includes(name)) {
    return 'only src/cli may use Node and the file system; pass what was read as an argument';
  }
  if (withoutPackages.includes(layer)) return `${layer} must not import any package`;
  return undefined;
}

const describeFault = (one: Import): string[] => {
  const why = fault(one);
  return why === undefined ? [] : [`${one.from}:${one.line} imports ${one.to}: ${why}`];
};

/** How `start` comes to load `wanted` at once, as the files along the way. */
function loadingPath(
  edges: readonly Import[],
  start: string,
  wanted: string,
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === wanted) return trail(cameFrom, file);
    for (const edge of edges) {
      if (edge.kind === 'static' && edge.from === file && !cameFrom.has(edge.to)) {
        cameFrom.set(edge.to, file);
      }
    }
  }
  return undefined;
}

function trail(cameFrom: ReadonlyMap<string, string | undefined>, last: string): string[] {
  const before = cameFrom.get(last);
  return before === undefined ? [last] : [...trail(cameFrom, before), last];
}

describe('the code', () => {
  test('every file of src/ belongs to a layer', () => {
    expect(files.filter((file) => !(layerOf(file) in mayImport))).toEqual([]);
  });

  test('imports run one way', () => {
    expect(imports.flatMap(describeFault)).toEqual([]);
  });

  test('the kernel names no game', () => {
    const folder = join(root, 'src/games');
    const games = existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      : [];
    const names = [
      'duel-masters',
      'fire-force',
      'flesh-and-blood',
      ...games.map(({ name }) => name),
    ];
    const inEnglish = names.map((name) => name.replaceAll('-', '[-_\\s]?'));
    const anyGame = new RegExp([...inEnglish, 'デュエル・?マスターズ', 'デュエマ'].join('|'), 'iu');
    const mentions = files
      .filter((file) => layerOf(file) === 'kernel')
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .map((text, index) => ({ file, text, index })),
      )
      .filter(({ text }) => anyGame.test(text));
    expect(mentions.map(({ file, index, text }) => `${file}:${index + 1}: ${text.trim()}`)).toEqual(
      [],
    );
  });

  /** What a filter means depends on amounts, and those count what filters mean. */
  const mutual = [['src/kernel/fitting.ts', 'src/kernel/select.ts']];

  test('modules of the kernel know only what they are built on, but for one pair', () => {
    const kernel = imports.filter(
      ({ from, to, kind }) =>
        kind === 'static' && layerOf(from) === 'kernel' && layerOf(to) === 'kernel',
    );
    const circles = kernel
      .filter(({ from, to }) => loadingPath(kernel, to, from) !== undefined)
      .map(({ from, to }) => [from, to].sort());
    const pairs = new Set(circles.map((circle) => circle.join(' ↔ ')));
    expect([...pairs].sort()).toEqual(mutual.map((pair) => pair.join(' ↔ ')));
  });

  test.each([
    ['prettier', 'it formats'],
    ['piscina', 'it starts threads'],
    ['chokidar', 'it watches'],
    ['chevrotain', 'it reads a ruling that it does not know'],
    ['src/language/parse.ts', 'it reads a ruling that it does not know'],
    ['src/harness/suite.ts', 'it reads a ruling that it does not know'],
    ['src/harness/judge.ts', 'it plays'],
    ['src/kernel/machine.ts', 'it plays'],
    ['src/harness/games.ts', 'it needs a rulebook'],
  ])('the command does not load %s before %s', (wanted) => {
    expect(loadingPath(imports, 'src/cli/command.ts', wanted)?.join(' → ')).toBeUndefined();
  });
});

describe('these tests', () => {
  test.each([
    ['src/cli/main.ts', "import { readFile } from 'node:fs/promises';", undefined],
    ['src/cli/run.ts', "import { tell } from '../report/text.js';", undefined],
    ['src/harness/run.ts', "import { parse } from '../../grammar/parser.js';", undefined],
    ['src/language/parse.ts', "import { parse } from '../../grammar/parser.js';", undefined],
    ['src/games/fire-force/book.ts', "import { step } from '../../kernel/rule.js';", undefined],
    ['src/games/index.ts', "import { book } from './fire-force/book.js';", undefined],
    ['src/kernel/a.ts', "import { b } from './b.js';", undefined],
    ['src/kernel/a.ts', "import { b } from '../games/x/b.js';", 'kernel must not import games'],
    [
      'src/kernel/a.ts',
      "import type { B } from '../harness/b.js';",
      'kernel must not import harness',
    ],
    ['src/kernel/a.ts', "import { x } from 'lodash';", 'kernel must not import any package'],
    ['src/kernel/a.ts', "import { x } from 'node:crypto';", 'only src/cli may use Node'],
    ['src/harness/a.ts', "import { x } from 'fs';", 'only src/cli may use Node'],
    ['src/harness/a.ts', "export * from '../cli/main.js';", 'harness must not import cli'],
    ['src/report/a.ts', "const x = await import('../cli/main.js');", 'report must not import cli'],
    ['src/editor/a.ts', "import { x } from 'node:fs';", 'only src/cli may use Node'],
    ['src/report/a.ts', "import { x } from '../editor/b.js';", 'report must not import editor'],
    ['src/desk/engine/a.ts', "import { x } from '../../editor/b.js';", undefined],
    ['src/desk/page/a.tsx', "import type { X } from '../engine/b.js';", undefined],
    ['src/desk/page/a.tsx', "import { x } from '../engine/b.js';", 'page must not import desk'],
    ['src/desk/page/a.ts', "import { x } from '../../kernel/b.js';", 'page must not import kernel'],
    ['src/editor/a.ts', "import { x } from '../desk/b.js';", 'editor must not import desk'],
    ['src/language/a.ts', "let x: import('../games/a/b.js').B;", 'language must not import games'],
    ['src/index.ts', "export { main } from './cli/main.js';", 'index must not import cli'],
    [
      'grammar/parser.ts',
      "import { a } from '../src/language/a.js';",
      'grammar must not import language',
    ],
    ['src/games/a/b.ts', "import { c } from '../c/d.js';", 'the game a must not import the game c'],
  ])('%s: %s', (file, text, expected) => {
    const [found] = importsIn(file, text);
    const why = found && fault(found);
    if (expected === undefined) expect(why).toBeUndefined();
    else expect(why).toContain(expected);
  });

  test('loading follows static imports only', () => {
    const edge = (from: string, to: string, kind: Import['kind']): Import => ({
      from,
      to,
      line: 1,
      ours: true,
      kind,
    });
    const chain = [edge('main', 'verb', 'static'), edge('verb', 'prettier', 'static')];
    expect(loadingPath(chain, 'main', 'prettier')).toEqual(['main', 'verb', 'prettier']);
    expect(loadingPath([edge('main', 'prettier', 'dynamic')], 'main', 'prettier')).toBeUndefined();
    expect(loadingPath([edge('main', 'prettier', 'types')], 'main', 'prettier')).toBeUndefined();
  });
});
