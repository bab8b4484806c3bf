/** A name means one thing: whatever two modules export is one notion, by a rule or by the glossary of docs/architecture.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { questions as duelMasters } from '../src/games/duel-masters/questions.js';
import { questions as fireForce } from '../src/games/fire-force/questions.js';
import { questions as fleshAndBlood } from '../src/games/flesh-and-blood/questions.js';
import { questions as kernel } from '../src/kernel/questions.js';
import { sourceFiles } from './support/imports.js';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Export {
  readonly name: string;
  readonly file: string;
}

/** What a file declares and exports; what it only passes on is somebody else's. */
function exportsIn(file: string, text: string): Export[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [{ name: name.text, file }] : [],
      );
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [{ name: statement.name.text, file }] : [];
  });
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const [, glossary = ''] = /\n## Names\n([^]*?)\n## /u.exec(page) ?? [];

/** The names that the glossary lists, and in which modules each may be: `| Amount | … | kernel/ability.ts, … |`. */
const listed = new Map(
  [...glossary.matchAll(/^\| (.*?) +\|.*?\| (.*?) +\|$/gmu)].flatMap(([, names = '', files = '']) =>
    ticked(names).map((name) => [name, ticked(files)] as const),
  ),
);

function ticked(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, inside = '']) => inside);
}

const files = sourceFiles(root, ['grammar', 'src']).filter((file) => !file.includes('/generated/'));
const grammarRules = new Set(
  files
    .filter((file) => file.startsWith('grammar/'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /readonly (\w+) = this\.(?:RULE|PHRASE)/gu,
      ),
    ])
    .map(([, name = '']) => name),
);
const questions = new Set(
  [kernel, duelMasters, fireForce, fleshAndBlood].flatMap((table) => Object.keys(table)),
);

const gameOf = (file: string): string | undefined => /^src\/games\/([^/]+)\//u.exec(file)?.[1];

/** A game, or an edition of one: `duel-masters`, `duel-masters/editions/1.8`. */
const homeOf = (file: string): string | undefined =>
  /^src\/games\/([^/]+(?:\/editions\/[^/]+)?)\//u.exec(file)?.[1];

/** What builds the node of a rule of the grammar is called like the rule. */
const isBuilder = ({ name, file }: Export): boolean =>
  file.startsWith('src/language/ast/') && grammarRules.has(name);

/** What a name stands for in a module: two of the same are one notion. */
function notionOf({ name, file }: Export): string {
  if (listed.get(name)?.some((end) => file.endsWith(`/${end}`))) return 'as the glossary says';
  const game = gameOf(file);
  const isAsked = questions.has(name) && (game !== undefined || file.startsWith('src/kernel/'));
  if (isAsked) return 'the question';
  // Each game has its own of what is one thing to all of them, and so has each edition.
  return game === undefined ? file : game === homeOf(file) ? 'of a game' : 'of an edition';
}

function faultsIn(found: readonly Export[]): string[] {
  const byName = new Map<string, Export[]>();
  for (const one of found.filter((one) => !isBuilder(one)))
    byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return [...byName].flatMap(([name, those]) => {
    const homes = those.flatMap(({ file }) => homeOf(file) ?? []);
    const isTwice = new Set(homes).size < homes.length && !questions.has(name);
    return isTwice || new Set(those.map(notionOf)).size > 1
      ? [`${name}: ${those.map(({ file }) => file).join(', ')}`]
      : [];
  });
}

const all = files.flatMap((file) => exportsIn(file, readFileSync(join(root, file), 'utf8')));

describe('a name means one thing', () => {
  test('in the code', () => {
    expect(faultsIn(all)).toEqual([]);
  });

  test('and the glossary lists nothing that is not there', () => {
    const there = (name: string, end: string): boolean =>
      all.some((one) => one.name === name && one.file.endsWith(`/${end}`));
    const gone = [...listed].flatMap(([name, ends]) =>
      ends.filter((end) => !there(name, end)).map((end) => `${name}: ${end}`),
    );
    expect(gone).toEqual([]);
    expect(listed.size).toBeGreaterThan(5);
  });
});

describe('this test', () => {
  test.each<[string, readonly [string, string][], number]>([
    [
      'two modules',
      [
        ['src/report/a.ts', 'x'],
        ['src/cli/b.ts', 'x'],
      ],
      1,
    ],
    [
      'one of each game',
      [
        ['src/games/a/b.ts', 'x'],
        ['src/games/c/b.ts', 'x'],
      ],
      0,
    ],
    [
      'two of one game',
      [
        ['src/games/a/b.ts', 'x'],
        ['src/games/a/c.ts', 'x'],
      ],
      1,
    ],
    [
      'one of each edition',
      [
        ['src/games/a/editions/1/b.ts', 'x'],
        ['src/games/a/editions/2/b.ts', 'x'],
        ['src/games/c/editions/1/b.ts', 'x'],
      ],
      0,
    ],
    [
      'two of one edition',
      [
        ['src/games/a/editions/1/b.ts', 'x'],
        ['src/games/a/editions/1/c.ts', 'x'],
      ],
      1,
    ],
    [
      'an edition and its game',
      [
        ['src/games/a/editions/1/b.ts', 'x'],
        ['src/games/a/b.ts', 'x'],
      ],
      1,
    ],
    [
      'a game and the kernel',
      [
        ['src/games/a/b.ts', 'x'],
        ['src/kernel/b.ts', 'x'],
      ],
      1,
    ],
    [
      'answers to a question',
      [
        ['src/games/a/b.ts', 'sees'],
        ['src/kernel/b.ts', 'sees'],
      ],
      0,
    ],
    [
      'a builder',
      [
        ['src/language/ast/a.ts', 'amount'],
        ['src/kernel/b.ts', 'amount'],
      ],
      0,
    ],
    [
      'as listed',
      [
        ['src/language/amount.ts', 'Amount'],
        ['src/kernel/ability.ts', 'Amount'],
      ],
      0,
    ],
    [
      'beside what is listed',
      [
        ['src/cli/a.ts', 'Amount'],
        ['src/kernel/ability.ts', 'Amount'],
      ],
      1,
    ],
  ])('%s', (_, declared, faults) => {
    const found = declared.flatMap(([file, name]) => exportsIn(file, `export const ${name} = 1;`));
    expect(faultsIn(found)).toHaveLength(faults);
  });
});
