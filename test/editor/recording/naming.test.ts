/** Labels that somebody chooses for cards of the board. */
import { describe, expect, test } from 'vitest';
import { withEdits } from '../../../src/editor/page.js';
import { cardNamed } from '../../../src/editor/recording/naming.js';
import { recordedOn } from '../../../src/editor/recording/recorded.js';
import { newWorkspace, openPage } from '../../../src/editor/workspace.js';
import { games } from '../../../src/harness/games.js';

const before = `card "Recruit"
  unit, cost 1, power 3

card "Captain"
  unit, cost 3, power 6

ruling "A fight"
  rulebook fire-force/1.0.0
  given
    A field  "Captain" as mine
    B field  "Recruit" as theirs, spent, "Captain"
    A hand   2 "Recruit"
  do
    A: attack theirs with mine
  expect
    theirs in B adolla
    mine is spent

ruling "Another"
  rulebook fire-force/1.0.0
  given
    A field  "Captain" as mine
  expect
    mine is ready
`;

const named = async (words: string, label: string, copy = 0) => {
  const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
  openPage(workspace, 'a.ruling', before);
  const recorded = recordedOn(workspace, 'a.ruling', 'A fight');
  if (recorded === undefined) throw new Error('there is no such ruling');
  const at = before.indexOf(words, before.indexOf('given'));
  const { edits, refused } = await cardNamed(recorded, { at, copy }, label);
  return { text: withEdits(recorded.page, edits).text, refused };
};

describe('a card is called as somebody wishes', () => {
  test('that has no label yet', async () => {
    const { text, refused } = await named('"Captain"\n    A hand', 'boss');
    expect(refused).toEqual([]);
    expect(text).toBe(before.replace('spent, "Captain"', 'spent, "Captain" as boss'));
  });

  test('that has one: wherever its ruling speaks of it, and nowhere else', async () => {
    const { text, refused } = await named('"Captain" as mine', 'hero-of-a');
    expect(refused).toEqual([]);
    const [one = '', other = ''] = text.split('ruling "Another"');
    expect(one.match(/hero-of-a/gu)).toHaveLength(3);
    expect(one).not.toMatch(/\bmine\b/u);
    expect(other.match(/\bmine\b/gu)).toHaveLength(2);
  });

  test('as it is called already', async () => {
    expect(await named('"Captain" as mine', 'mine')).toEqual({ text: before, refused: [] });
  });

  test.each([
    ['two words', 'my captain', '‘my captain’ is no label: a label is one word'],
    ['nothing', '', '‘’ is no label: a label is one word'],
    ['a player', 'B', '‘B’ is a player'],
    ['what another card is called', 'theirs', 'another card is called ‘theirs’'],
    ['a word of the language', 'not', '‘not’ is a word of the language'],
  ])('not %s', async (_, label, why) => {
    expect(await named('"Captain" as mine', label)).toEqual({ text: before, refused: [why] });
  });
});
