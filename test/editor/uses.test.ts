import { describe, expect, test } from 'vitest';
import { renaming, renamedAt } from '../../src/editor/rename.js';
import { declarationOf, usesAt } from '../../src/editor/uses.js';
import { withEdits } from '../../src/editor/page.js';
import { openPage } from '../../src/editor/workspace.js';
import { cursor, deskWith, fight, type Desk } from './desk.js';

const shared = `board "Two"
  A battle zone  "Brawler" as mine

card "Brawler"
  creature, fire, cost 3, power 3000

card "Friend"
  creature, fire, cost 1, power 1000
  when this is destroyed: search your deck for 1 "Brawler" and put it into your hand

ruling "One"
  rulebook duel-masters/1.13
  on "Two"
  given
    B battle zone  "Brawler" as other
  expect
    mine, other in battle zone  [703.4d]

ruling "Two"
  rulebook duel-masters/1.13
  given
    A battle zone  "Friend" as mine
  expect
    mine in battle zone  [703.4d]
`;

const at = (text: string, word: string, nth = 0): string => {
  let from = -1;
  for (let times = 0; times <= nth; times++) from = text.indexOf(word, from + 1);
  return text.slice(0, from) + cursor + text.slice(from);
};

const lineOf = ({ text }: Desk, start: number): number => text.slice(0, start).split('\n').length;

describe('where things are declared, and spoken of', () => {
  test.each<[string, string, number, number | undefined, readonly number[]]>([
    ['a card', '"Brawler" as other', 0, 4, [2, 4, 9, 15]],
    ['a board', '"Two"\n  given', 0, 1, [1, 13]],
    ['a label of a board', 'mine, other', 0, 2, [2, 17]],
    ['a label of a ruling', 'mine in battle', 0, 22, [22, 24]],
    ['a rule', '703.4d', 1, undefined, [17, 24]],
  ])('%s', (_, word, nth, declared, used) => {
    const desk = deskWith(at(shared, word, nth));
    const { workspace, path } = desk;
    const declaration = declarationOf(workspace, path, desk.at);
    expect(declaration && declaration.from.line + 1).toBe(declared);
    const lines = usesAt(workspace, path, desk.at).map(({ place }) =>
      lineOf(desk, place.range.start),
    );
    expect(lines).toEqual(used);
  });

  test('an imported card is declared in its file, and the import leads there', () => {
    const cards = '\ncard "Brawler"\n  creature, fire, cost 3, power 3000\n';
    const text = `import "x.cards"\n\n${fight().replace(/card[^]*?\n\n/u, '')}`;
    const desk = deskWith(at(text, '"Brawler"'), { 'x.cards': cards });
    expect(declarationOf(desk.workspace, desk.path, desk.at)).toMatchObject({
      path: 'x.cards',
      from: { line: 1, column: 5 },
    });
    expect(declarationOf(desk.workspace, desk.path, 8)).toMatchObject({ path: 'x.cards' });
  });

  test('a rule is spoken of in other files as well', () => {
    const desk = deskWith(at(shared, '703.4d'));
    openPage(desk.workspace, 'b.ruling', fight().replace('115.3b', '703.4d'));
    const paths = usesAt(desk.workspace, desk.path, desk.at).map(({ place }) => place.path);
    expect(paths).toEqual(['a.ruling', 'a.ruling', 'b.ruling']);
  });
});

const renamed = (marked: string, name: string): string => {
  const { workspace, path, at: offset } = deskWith(marked);
  const found = renaming(workspace, path, offset, name);
  if ('refused' in found) return `refused: ${found.refused}`;
  const page = workspace.pages.get(path);
  const edits = [...(found.get(path) ?? [])].sort((one, other) => other.start - one.start);
  return page ? withEdits(page, edits).text : '';
};

describe('other names', () => {
  test('a card is called so everywhere, quotes as they were', () => {
    expect(renamed(at(shared, '"Brawler" as other'), 'Bruiser')).toBe(
      shared.replaceAll('Brawler', 'Bruiser'),
    );
  });

  test('a label is another label in its own ruling alone', () => {
    const found = renamed(at(shared, 'mine in battle'), 'friend');
    expect(found).toBe(
      shared
        .replace('"Friend" as mine', '"Friend" as friend')
        .replace('    mine in', '    friend in'),
    );
  });

  test('a board is called so where rulings stand on it', () => {
    expect(renamed(at(shared, '"Two"\n  given'), 'Pair')).toBe(
      shared.replace('board "Two"', 'board "Pair"').replace('on "Two"', 'on "Pair"'),
    );
  });

  test.each([
    ['a name that is taken', '"Brawler" as other', 'Friend', /there is a card ‘Friend’ already/u],
    ['a name that cannot be quoted', '"Brawler" as other', 'a"b', /cannot stand in quotes/u],
    ['no name at all', '"Brawler" as other', '', /cannot stand in quotes/u],
    ['two words', 'mine, other', 'my card', /a label is one word/u],
    ['a word of the language', 'mine, other', 'in', /is a word of the language/u],
    ['a player', 'mine, other', 'B', /is a player/u],
    ['a label that is taken', 'mine, other', 'other', /refused: .*other/u],
    ['what nobody named', 'battle zone', 'arena', /only cards, labels and boards/u],
  ])('%s is refused', (_, word, name, why) => {
    expect(renamed(at(shared, word), name)).toMatch(why);
  });

  test('what would be renamed stands without its quotes', () => {
    const desk = deskWith(at(shared, '"Brawler" as other'));
    const found = renamedAt(desk.workspace, desk.path, desk.at);
    expect(found).toMatchObject({ name: 'Brawler' });
    if ('range' in found) expect(shared.slice(found.range.start, found.range.end)).toBe('Brawler');
  });
});
