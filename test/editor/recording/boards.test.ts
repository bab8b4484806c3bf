import { describe, expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { newWorkspace, openPage } from '../../../src/editor/workspace.js';
import { withEdits } from '../../../src/editor/page.js';
import { type BoardChange, boardChanged } from '../../../src/editor/recording/boards.js';
import type { LaidCard } from '../../../src/editor/recording/pieces.js';
import { recordedOn } from '../../../src/editor/recording/recorded.js';
import { formatText } from '../../../src/language/format/format.js';
import { parse } from '../../../src/language/parse.js';

const cards = `card "Recruit"
  unit, cost 1, power 3

card "Captain"
  unit, cost 3, power 6

card "Plan"
  event, cost 3
  draw 1 card

`;
const head = `ruling "A board"
  rulebook fire-force/1.0.0
`;
const given = (...lines: readonly string[]): string =>
  lines.length === 0 ? '' : `  given\n${lines.map((line) => `    ${line}\n`).join('')}`;

const recordedWith = (text: string) => {
  const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
  openPage(workspace, 'a.ruling', text);
  const recorded = recordedOn(workspace, 'a.ruling', 'A board');
  if (recorded === undefined) throw new Error('there is no such ruling');
  return recorded;
};

/** The board behind a change, and what `check` says of it; cards are where these words stand. */
const changed = async (
  lines: readonly string[],
  change: (at: (words: string, copy?: number) => LaidCard) => BoardChange,
): Promise<readonly [lines: readonly string[], messages: readonly string[]]> => {
  const recorded = recordedWith(cards + head + given(...lines));
  const { text } = recorded.page;
  const at = (words: string, copy = 0): LaidCard => ({
    at: text.indexOf(words, text.indexOf('given')),
    copy,
  });
  const found = await boardChanged(recorded, change(at));
  const after = withEdits(recorded.page, found?.edits ?? []).text;
  expect(parse(after).problems).toEqual([]);
  expect(await formatText(after)).toEqual({ formatted: after });
  const board = after.slice(after.indexOf(head) + head.length).split('\n');
  return [
    board
      .slice(1)
      .map((line) => line.trim())
      .filter(Boolean),
    (found?.problems ?? []).map(({ message }) => message),
  ];
};

const to = (player: string, zone: string) => ({ player, zone });

describe('boards that are built by laying cards', () => {
  test.each<
    readonly [
      what: string,
      before: readonly string[],
      change: (at: (words: string, copy?: number) => LaidCard) => BoardChange,
      after: readonly string[],
    ]
  >([
    [
      'the first card begins the board',
      [],
      () => ({ do: 'put', what: { card: 'Recruit' }, to: to('A', 'field') }),
      ['A field  "Recruit"'],
    ],
    [
      'a card joins those of its zone',
      ['A field  "Recruit" as x'],
      () => ({ do: 'put', what: { card: 'Captain' }, to: to('A', 'field') }),
      ['A field  "Recruit" as x, "Captain"'],
    ],
    [
      'zones stand by players, and in front of whose turn it is',
      ['A field  "Recruit"', 'turn of A, main phase'],
      () => ({ do: 'put', what: { card: 'Captain' }, to: to('B', 'field') }),
      ['A field  "Recruit"', 'B field  "Captain"', 'turn of A, main phase'],
    ],
    [
      'what comes to a zone that is full of blanks lies on top',
      ['A field  "Recruit"'],
      () => ({ do: 'put', what: { card: 'Captain' }, to: to('A', 'deck') }),
      ['A field     "Recruit"', 'A deck top  "Captain"'],
    ],
    [
      'blank cards of a kind are counted',
      ['A field  "Recruit", 2 flame'],
      () => ({ do: 'put', what: { kind: 'flame', count: 1 }, to: to('A', 'field') }),
      ['A field  "Recruit", 3 flame'],
    ],
    [
      'so many blank cards and no more',
      ['A field  "Recruit", 2 flame'],
      () => ({ do: 'fill', to: to('A', 'field'), kind: 'flame', count: 5 }),
      ['A field  "Recruit", 5 flame'],
    ],
    [
      'of a zone that is filled otherwise it is said that nothing is there',
      [],
      () => ({ do: 'fill', to: to('B', 'life'), kind: '', count: 0 }),
      ['B life  0'],
    ],
    [
      'nothing lies there but what is laid, from the top down',
      ['A deck bottom  "Recruit"', 'A deck top     "Captain", "Recruit" as x'],
      () => ({ do: 'empty', to: to('A', 'deck') }),
      ['A deck  "Captain", "Recruit" as x, "Recruit"'],
    ],
    [
      'the rest of a zone goes',
      ['B life  "Recruit", rest'],
      () => ({ do: 'empty', to: to('B', 'life') }),
      ['B life  "Recruit"'],
    ],
    [
      'where nothing is laid nothing lies at all',
      ['A field  "Recruit"'],
      () => ({ do: 'empty', to: to('B', 'life') }),
      ['A field  "Recruit"', 'B life   0'],
    ],
    [
      'a card takes its label along, and no state that is none there',
      ['A field  "Recruit" as x, spent, "Captain"'],
      (at) => ({ do: 'move', card: at('"Recruit"'), to: to('A', 'hand') }),
      ['A field  "Captain"', 'A hand   "Recruit" as x'],
    ],
    [
      'one of several copies takes its own label along',
      ['A field  2 "Recruit" as x and y'],
      (at) => ({ do: 'move', card: at('2 "Recruit"', 1), to: to('A', 'hand') }),
      ['A field  "Recruit" as x', 'A hand   "Recruit" as y'],
    ],
    [
      'a state takes the place of the other of its kind',
      ['A field  "Recruit" as x, spent, deployed this turn'],
      (at) => ({ do: 'state', card: at('"Recruit"'), state: 'ready', is: true }),
      ['A field  "Recruit" as x, deployed this turn, ready'],
    ],
    [
      'and goes again',
      ['A field  "Recruit", spent, "Captain"'],
      (at) => ({ do: 'state', card: at('"Recruit"'), state: 'spent', is: false }),
      ['A field  "Recruit", "Captain"'],
    ],
    [
      'a card is attached, one of several',
      ['A field  "Captain" as x, spent, 2 flame'],
      (at) => ({ do: 'attach', card: at('2 flame'), to: at('"Captain"'), how: 'with' }),
      ['A field  "Captain" as x with 1 flame, spent, 1 flame'],
    ],
    [
      'and taken off again',
      ['A field  "Captain" as x with 1 flame as torch, spent'],
      (at) => ({ do: 'move', card: at('1 flame'), to: to('A', 'field') }),
      ['A field  "Captain" as x, spent, 1 flame as torch'],
    ],
    [
      'the last card of a zone takes its line along',
      ['A field  "Captain"', 'B field  "Recruit"'],
      (at) => ({ do: 'remove', card: at('"Captain"') }),
      ['B field  "Recruit"'],
    ],
    [
      'the last card of a board takes the board along',
      ['A field  "Captain"'],
      (at) => ({ do: 'remove', card: at('"Captain"') }),
      [],
    ],
    [
      'whose turn it is, is said once',
      ['A field  "Captain"', 'turn of A, main phase'],
      () => ({ do: 'turn', player: 'B', step: 'end phase', number: 3 }),
      ['A field  "Captain"', 'turn 3 of B, end phase'],
    ],
  ])('%s', async (_, before, change, after) => {
    expect(await changed(before, change)).toEqual([after, []]);
  });

  test('what the board cannot hold gives the message of check', async () => {
    const [lines, messages] = await changed(['A field  "Captain"'], () => ({
      do: 'put',
      what: { card: 'Plan' },
      to: to('A', 'field'),
    }));
    expect(lines).toEqual(['A field  "Captain", "Plan"']);
    expect(messages).toEqual(['an event is never put on the field (rule 307.1)']);
  });

  test('a card that is nowhere on the board is not moved', async () => {
    const recorded = recordedWith(cards + head + given('A field  "Captain"'));
    const nowhere = { at: 1, copy: 0 };
    expect(await boardChanged(recorded, { do: 'remove', card: nowhere })).toBeUndefined();
  });
});
