/** The pages about each game's words name no word that the game does not have, and every command. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { orderOf } from '../../src/harness/script.js';
import type { GameEntry } from '../../src/harness/suite.js';
import type { Vocabulary } from '../../src/kernel/vocabulary.js';
import type { Part } from '../../src/language/document.js';

const of = (id: string): GameEntry => {
  const found = games.find(({ rulebook }) => rulebook.startsWith(`${id}/`));
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
};

const pages = ['fire-force', 'duel-masters'].map((id) => ({
  id,
  vocabulary: of(id).vocabulary,
  page: readFileSync(new URL(`../../docs/${id}.md`, import.meta.url), 'utf8'),
}));

/** What stands in backticks in the first column of the tables below a heading. */
const firstColumn = (page: string, heading: string): readonly string[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
};

const known = (vocabulary: Vocabulary, word: string): boolean => {
  const { zones, statuses, fillers, steps, facts, keywords, icons, words } = vocabulary;
  const bare = word.replace(/ \+\d+$/, '');
  const icon = /^\[(.*)\]$/.exec(word)?.[1];
  return icon === undefined
    ? [zones, statuses, fillers, steps, facts, keywords, words, { blank: {} }].some((table) =>
        Object.hasOwn(table, bare),
      )
    : Object.hasOwn(icons, icon);
};

test.each(pages)('$id: boards and cards', ({ page, vocabulary }) => {
  const named = [...firstColumn(page, 'The board'), ...firstColumn(page, 'Cards')];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((word) => !known(vocabulary, word))).toEqual([]);
});

const at = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
const partsOf = (text: string): readonly Part[] =>
  text.split(/[ ,]+/).map((word) => ({ kind: 'word', text: word, at }));

test.each(pages)('$id: commands', ({ page, vocabulary }) => {
  const found = firstColumn(page, 'What players do').map((text) => {
    const parts = partsOf(text.replace(/^chance: /, ''));
    return { text, verb: orderOf('A', parts, vocabulary, new Map())?.verb };
  });
  const verbs = new Set(found.map(({ verb }) => verb));
  expect(found.filter(({ verb }) => verb === undefined)).toEqual([]);
  const missing = Object.keys(vocabulary.commands).filter((verb) => !verbs.has(verb));
  expect(missing, 'commands that the page lacks').toEqual([]);
});
