/** docs/architecture.md speaks of files that are there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** Every file and folder of these, from the root; folders end in `/`. */
const paths: readonly string[] = ['docs', 'grammar', 'rulings', 'src', 'test'].flatMap((top) => [
  `${top}/`,
  ...readdirSync(join(root, top), { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name).slice(root.length);
    return entry.isDirectory() ? `${path}/` : path;
  }),
]);

/** A name between backticks that is a file or a folder: `rule.ts`, `src/games/<game>/rules.ts`, `test/kernel/`. */
const named = [
  ...new Set(
    [...page.matchAll(/`([\w<>./-]+(?:\.(?:ts|json|md)|\/))`/gu)].map(([, name = '']) => name),
  ),
];

/** With each game for `<game>` and its edition for `<edition>`. */
const expanded = (name: string): readonly string[] =>
  name.includes('<')
    ? games.map(({ rulebook }) => {
        const [game = '', edition = ''] = rulebook.split('/');
        return name.replace('<game>', game).replace('<edition>', edition);
      })
    : [name];

const isThere = (name: string): boolean =>
  paths.some((path) => path === name || path.endsWith(`/${name}`));

describe('the page on the architecture', () => {
  test('names only files and folders that are there', () => {
    expect(named.flatMap(expanded).filter((name) => !isThere(name))).toEqual([]);
  });

  test('names files by their place where it tells how to add something', () => {
    const [, adding = ''] = /## How to add\n([^]*?)\n## /u.exec(page) ?? [];
    const found = named.filter((name) => adding.includes(`\`${name}\``)).flatMap(expanded);
    expect(found.length).toBeGreaterThan(20);
    // A game of one's own has files by these names, wherever it is.
    const own = ['questions.ts', 'rules.ts', 'game.ts', 'editions/', 'vocabulary/'];
    const elsewhere = found.filter((name) => !paths.includes(name) && !own.includes(name));
    expect(elsewhere).toEqual([]);
  });

  test('the table of the kernel names every file of it', () => {
    const files = readdirSync(join(root, 'src/kernel')).map((name) => `src/kernel/${name}`);
    const table = page.slice(page.indexOf('**src/kernel/**'), page.indexOf('**src/games/'));
    expect(files.filter((file) => !table.includes(`\`${file.slice(11)}\``))).toEqual([]);
  });
});
