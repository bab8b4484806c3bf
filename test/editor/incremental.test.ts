import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importReader } from '../../src/cli/imports.js';
import { lineColumnAt } from '../../src/editor/page.js';
import { troubles } from '../../src/editor/troubles.js';
import { changePage, newWorkspace, openPage, type Workspace } from '../../src/editor/workspace.js';
import { games } from '../../src/harness/games.js';
import { load, problemsOf } from '../../src/harness/suite.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { read } = importReader(root);

const wholly = (path: string, text: string): readonly string[] =>
  problemsOf(load({ path, text }, read, games))
    .map(({ at, code, message, help = '' }) => `${at.line}:${at.column} ${code} ${message} ${help}`)
    .sort();

const kept = (workspace: Workspace, path: string): readonly string[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  return troubles(workspace, path)
    .map(({ range, code, message, help = '' }) => {
      const { line, column } = lineColumnAt(page, range.start);
      return `${line + 1}:${column + 1} ${code} ${message} ${help}`;
    })
    .sort();
};

/** Numbers below one, the same each time. */
const chance = (): ((below: number) => number) => {
  let seed = 7;
  return (below) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % below;
  };
};

const pieces = [
  ...['', 'x', '"', ',', '\n', ' then ', '{', '#', '【', "'s", '\r\n'],
  ...['\nrulling "x"\n', 'card "Q" \n', 'ruling "Z"\n', 'import "y.cards"\n', 'board "P"\n'],
];

/** A card without a name has no place: of a part it is told where the part is, and of a file at the top. */
const named = (line: string): boolean => !line.includes('‘’');

// What is read change by change has to be what is read of the whole text at once.
test.each([
  'rulings/duel-masters/language/42-in-one-moment.ruling',
  'rulings/duel-masters/5-turn/60-505-507-clauses.ruling',
  'rulings/fire-force/9-abilities/80-910-order.ruling',
  'rulings/fire-force/language/06-cannot.ruling',
])('changes to %s come to the same as reading it anew', (path) => {
  const below = chance();
  const workspace = newWorkspace({ games, read });
  let text = readFileSync(join(root, path), 'utf8').slice(0, 9000);
  openPage(workspace, path, text);
  expect(kept(workspace, path)).toEqual(wholly(path, text));
  for (let times = 0; times < 12; times++) {
    const start = below(text.length);
    const end = Math.min(text.length, start + below(times % 2 === 0 ? 4 : 80));
    const piece = pieces[below(pieces.length)] ?? '';
    text = text.slice(0, start) + piece + text.slice(end);
    changePage(workspace, path, [{ start, end, text: piece }]);
    expect(kept(workspace, path).filter(named)).toEqual(wholly(path, text).filter(named));
  }
});

test('an imported file that is open is read as it stands there', () => {
  const files = { 'x.cards': 'card "Brawler"\n  creature, fire, cost 3, power 3000\n' };
  const sources = new Map(Object.entries(files).map(([path, text]) => [path, { path, text }]));
  const workspace = newWorkspace({
    games,
    read: (_, path) => sources.get(path) ?? { problem: 'missing' },
  });
  const ruling =
    'import "x.cards"\n\nruling "One"\n  rulebook duel-masters/1.13\n  given\n    A battle zone  "Brawler" as x\n  expect\n    x in battle zone\n';
  openPage(workspace, 'a.ruling', ruling);
  expect(kept(workspace, 'a.ruling')).toEqual([]);
  openPage(workspace, 'x.cards', files['x.cards'].replace('Brawler', 'Crawler'));
  expect(kept(workspace, 'a.ruling')).toEqual([
    '6:20 unknown-card there is no card ‘Brawler’ did you mean ‘Crawler’?',
  ]);
  changePage(workspace, 'x.cards', [{ start: 6, end: 7, text: 'B' }]);
  expect(kept(workspace, 'a.ruling')).toEqual([]);
});
