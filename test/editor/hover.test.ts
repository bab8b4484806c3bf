import { expect, test } from 'vitest';
import { hover } from '../../src/editor/hover.js';
import type { Workspace } from '../../src/editor/workspace.js';
import { cursor, deskWith, fight } from './desk.js';

const hoverAt = (marked: string): { readonly on: string; readonly text: string } | undefined => {
  const { workspace, path, text, at } = deskWith(marked);
  const found = hover(workspace, path, at);
  return found && { on: text.slice(found.range.start, found.range.end), text: found.text };
};

const marking = (text: string, word: string): string => text.replace(word, `${cursor}${word}`);

test.each([
  ['a card on a board', '"Brawler" as mine', '"Brawler"', ['power 3000, race "Human"']],
  ['a zone', 'battle zone  "Brawler" as mine', 'battle zone', ['_zone_', 'rules: ']],
  ['a state', 'tapped', 'tapped', ['_state_']],
  ['a rule', '115.3b', '115.3b', ['duel-masters/1.13 115.3b']],
  ['a rulebook', 'duel-masters/1.13', 'duel-masters/1.13', ['numbers']],
  ['a heading', 'given', 'given', ['the board']],
  ['a keyword of a card', 'blocker', 'blocker', ['_keyword_']],
  ['a number that needs no more words', 'theirs in graveyard', 'theirs', ['B battle zone, tapped']],
])('%s', (_, word, on, said) => {
  const found = hoverAt(marking(fight(), word));
  expect(found?.on).toBe(on);
  for (const text of said) expect(found?.text).toContain(text);
});

test('a label says where its card is when its line comes', () => {
  const text = fight({ done: '    A: attack theirs with mine\n    B: no block\n' });
  expect(hoverAt(text.replace('theirs in', `${cursor}theirs in`))?.text).toContain('B graveyard');
  expect(hoverAt(text.replace('attack theirs', `attack ${cursor}theirs`))?.text).toContain(
    'B battle zone, tapped',
  );
});

test.each([
  ['in a broken line', '    theirs has has tapped\n', 'theirs in'],
  ['above a broken line', '', 'mine'],
])('broken text is explained all the same: %s', (_, expected, word) => {
  expect(hoverAt(marking(fight({ expected, given: '    A hand as as\n' }), word))).toBeDefined();
});

test('a label says what its card is, though something is wrong with the board', () => {
  const found = hoverAt(marking(fight({ given: '    A hand as as\n' }), 'theirs in'));
  expect(found?.text).toContain('power 3000');
});

test('a rule says what its document says, where that was imported', () => {
  const { workspace, path, at } = deskWith(marking(fight(), '115.3b'));
  const imported: Workspace = {
    ...workspace,
    tools: {
      ...workspace.tools,
      official: (rulebook) => (number) =>
        rulebook === 'duel-masters/1.13' && number === '115.3b'
          ? {
              number,
              heading: '',
              line: 1,
              text: 'As the document has it.',
              examples: ['An example.'],
            }
          : undefined,
    },
  };
  const found = hover(imported, path, at)?.text;
  expect(found).toContain('> As the document has it.\n>\n> An example.');
});

test('what means nothing has nothing to say', () => {
  expect(hoverAt(`${cursor}\n${fight()}`)).toBeUndefined();
});
