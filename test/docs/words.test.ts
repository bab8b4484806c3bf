/** The pages about each game's words name no word that the game does not have, and every command. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { type Lexicon, lexiconOf, lookUp } from '../../src/harness/compile/lexicon.js';
import type { GameEntry } from '../../src/harness/suite.js';
import { entriesOf, type EntryKind, type Vocabulary } from '../../src/kernel/vocabulary.js';

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

const describing = ['zone', 'state', 'filler', 'step', 'fact', 'keyword', 'predicate'] as const;

/** Whether words are an entry of these kinds, the whole of them. */
const isEntry = (lexicon: Lexicon, words: string, ...kinds: readonly EntryKind[]): boolean => {
  const split = words.split(' ');
  return lookUp(lexicon, split, 0, kinds)?.length === split.length;
};

const known = (vocabulary: Vocabulary, word: string): boolean => {
  const lexicon = lexiconOf(vocabulary);
  const icon = /^\[(.*)\]$/.exec(word)?.[1];
  return icon === undefined
    ? isEntry(lexicon, word.replace(/ \+\d+$/, ''), ...describing)
    : isEntry(lexicon, icon, 'icon');
};

test.each(pages)('$id: boards and cards', ({ page, vocabulary }) => {
  const named = [...firstColumn(page, 'The board'), ...firstColumn(page, 'Cards')];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((word) => !known(vocabulary, word))).toEqual([]);
});

test.each(pages)('$id: commands', ({ page, vocabulary }) => {
  const lexicon = lexiconOf(vocabulary);
  const commands = entriesOf(vocabulary, 'command').map(({ words }) => words);
  const said = firstColumn(page, 'What players do').map((text) => ` ${text.replace(/,/g, '')} `);
  const saysOne = (text: string): boolean =>
    commands.flat().some((words) => text.includes(` ${words} `) && lexicon.meanings.has(words));
  expect(said.filter((text) => !saysOne(text))).toEqual([]);
  const missing = commands.filter((words) =>
    words.every((one) => !said.some((text) => text.includes(` ${one} `))),
  );
  expect(missing).toEqual([]);
});
