/** Tables as pictures show them, and rulings as they are stepped through. */
import { describe, expect, test } from 'vitest';
import { plays } from '../../src/desk/engine/requests.js';
import type { Story } from '../../src/desk/engine/story.js';
import type { Table, TableCard } from '../../src/desk/engine/table.js';
import type { RulingTask } from '../../src/editor/judging.js';
import { games } from '../../src/harness/games.js';

const taskOf = (text: string, rulebook = 'duel-masters/1.13'): RulingTask => ({
  key: text,
  path: 'a.ruling',
  text,
  imports: [],
  rulebook,
  line: text.split('\n').findIndex((line) => line.startsWith('ruling')) + 1,
});

const cards = `card "Brawler"
  creature, fire, cost 3, power 3000, race "Human"

card "Banner"
  creature, fire, water, cost 2, power 1000
  your other creatures get +2000

card "Bolt"
  spell, fire, cost 1
  put a creature into the graveyard
`;

const duel = ({ given = '', done = '', expected = 'nobody has won' }): RulingTask =>
  taskOf(`${cards}
ruling "A table"
  rulebook duel-masters/1.13
  given
${given}    turn of A, attack step
${done === '' ? '' : `  do\n${done}`}  expect
    ${expected}
`);

const seen = (task: RulingTask): Table => {
  const found = plays.see({ task });
  if (found === undefined) throw new Error('it makes no sense');
  return structuredClone(found.before);
};

const told = (task: RulingTask): Story => {
  const found = plays.story({ task });
  if (found === undefined) throw new Error('there is no story');
  return found;
};

const zone = (table: Table, player: string, name: string): readonly TableCard[] => {
  const rows = table.sides.find((side) => side.player === player)?.rows ?? [];
  return rows.flat().find((one) => one.zone === name)?.cards ?? [];
};

describe('a table', () => {
  const table = seen(
    duel({
      given: `    A battle zone  "Brawler" as mine, "Banner"
    B battle zone  "Brawler" as theirs, tapped
    B shields      3 blank, "Bolt" as bolt, "Brawler" as open, face up
    A hand         "Bolt"
    broken board
`,
    }),
  );

  test('has both players, each with the rows of the game, and says whose turn it is', () => {
    expect(table.sides.map(({ player, isTurn }) => [player, isTurn])).toEqual([
      ['A', true],
      ['B', false],
    ]);
    expect(table.sides[0]?.rows.map((row) => row.map((one) => one.zone))).toEqual([
      ['battle zone'],
      ['shield zone', 'deck', 'graveyard'],
      ['mana zone', 'hand'],
    ]);
    expect(table.turn).toContain('attack step');
  });

  test('a shared zone is cut in two, and a tapped card lies turned', () => {
    expect(zone(table, 'A', 'battle zone')).toMatchObject([
      { name: 'Brawler', label: 'mine', isTurned: false, tints: ['red'], line: 'creature · Human' },
      { name: 'Banner', label: '', isTurned: false, tints: ['red', 'blue'] },
    ]);
    expect(zone(table, 'B', 'battle zone')).toMatchObject([
      { name: 'Brawler', label: 'theirs', isTurned: true, states: [] },
    ]);
  });

  test('figures say whether they are as printed', () => {
    const [brawler, banner] = zone(table, 'A', 'battle zone');
    expect(brawler?.corner).toEqual({ trait: 'cost', text: '3', than: 'printed' });
    expect(brawler?.edge).toEqual([{ trait: 'power', text: '5000', than: 'more' }]);
    expect(banner?.edge).toEqual([{ trait: 'power', text: '1000', than: 'printed' }]);
  });

  test('what nobody sees lies face down, and those that are alike lie together', () => {
    expect(zone(table, 'B', 'shield zone')).toMatchObject([
      { isDown: true, count: 3, label: '' },
      { isDown: true, count: 1, label: 'bolt' },
      { isDown: false, count: 1, label: 'open' },
    ]);
    expect(zone(table, 'A', 'deck')).toMatchObject([{ isDown: true, count: 20 }]);
    expect(zone(table, 'A', 'hand')).toMatchObject([{ isDown: false, name: 'Bolt' }]);
  });

  test('what lies under a card is named with it', () => {
    const evolved = seen(
      taskOf(`card "Sapling"
  creature, nature, cost 2, power 2000

card "Great Oak"
  evolution creature, nature, cost 4, power 6000

ruling "Evolved"
  rulebook duel-masters/1.13
  given
    A battle zone  "Great Oak" on "Sapling" as oak
    turn of A, attack step
  expect
    nobody has won
`),
    );
    expect(zone(evolved, 'A', 'battle zone')).toMatchObject([
      { name: 'Great Oak', label: 'oak', under: ['Sapling'] },
    ]);
  });

  test.each(games.map(({ rulebook, vocabulary, rules }) => [rulebook, vocabulary, rules] as const))(
    'the layout of %s names zones, states and characteristics that the game has',
    (_, { entries, pictures }) => {
      const zones = entries.flatMap((one) => (one.kind === 'zone' ? [one.zone] : []));
      const traits = entries.flatMap((one) => (one.kind === 'trait' ? [one.trait] : []));
      const {
        rows = [],
        piles = [],
        held = [],
        corner = '',
        edge = [],
        line = [],
        tint,
      } = pictures.table ?? {};
      expect([...rows.flat(), ...piles, ...held].filter((name) => !zones.includes(name))).toEqual(
        [],
      );
      const named = [corner, ...edge, ...line, ...(tint === undefined ? [] : [tint.trait])];
      expect(named.filter((name) => !traits.includes(name))).toEqual([]);
    },
  );
});

describe('a story', () => {
  const attack = duel({
    given: `    A battle zone  "Brawler" as mine
    B battle zone  "Brawler" as theirs, tapped
`,
    done: '    A: attack theirs with mine\n',
    expected: 'mine in graveyard  [115.3b]',
  });

  test('goes on event by event, and the table with it', () => {
    const { steps, tables, verdict } = told(attack);
    expect(verdict.verdict).toBe('pass');
    expect(steps[0]).toMatchObject({
      kind: 'action',
      text: 'A: attack theirs with mine',
      table: 0,
    });
    const tapped = steps.findIndex(({ text }) => text === 'mine is tapped');
    const mineAt = (at: number): readonly TableCard[] =>
      zone(tables[steps[at]?.table ?? -1] as Table, 'A', 'battle zone');
    expect(mineAt(tapped - 2)).toMatchObject([{ label: 'mine', isTurned: false }]);
    expect(mineAt(tapped)).toMatchObject([{ label: 'mine', isTurned: true }]);
    const last = steps.length - 1;
    expect(mineAt(last)).toEqual([]);
    expect(zone(tables[steps[last]?.table ?? -1] as Table, 'A', 'graveyard')).toMatchObject([
      { label: 'mine' },
    ]);
    expect(steps.every(({ table }) => table < tables.length)).toBe(true);
    const numbers = steps.map(({ table }) => table);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  test('an event has its cards and its rules with what they say', () => {
    const { steps, tables } = told(attack);
    const [mine] = zone(tables[0] as Table, 'A', 'battle zone');
    const lost = steps.find(({ text }) => text === 'mine: lose battle');
    expect(lost?.cards).toEqual([mine?.id]);
    expect(lost?.rules).toContainEqual({
      rule: '115.3b',
      how: 'applied',
      summary: expect.stringContaining('both lose') as string,
    });
  });

  test('an expectation knows the steps that led to it, and no others', () => {
    const { steps, lines } = told(attack);
    const [line] = lines;
    const behind = (line?.behind ?? []).map((at) => steps[at]?.text);
    expect(behind).toContain('mine: lose battle');
    expect(behind).toContain('A decides (attack target): attack target theirs');
    expect(behind).not.toContain('mine: attack ends');
    expect(line).toMatchObject({ held: true, obstacles: [] });
    expect(line?.causes[0]?.text).toBe('mine goes from battle zone to graveyard');
  });

  test('says why not', () => {
    const { lines, verdict } = told(
      duel({ given: '    A battle zone  "Brawler" as mine\n', expected: 'mine has power 9000' }),
    );
    expect(verdict.verdict).toBe('fail');
    expect(lines).toMatchObject([
      { held: false, obstacles: [{ text: 'power of mine: 3000, from 3000 as printed' }] },
    ]);
  });

  test('says why a line is not possible', () => {
    const { lines, steps, verdict } = told(
      duel({
        given: '    A battle zone  "Brawler" as mine\n    B battle zone  "Banner" as theirs\n',
        done: '    A: attack theirs with mine\n',
      }),
    );
    expect(verdict.verdict).toBe('refused');
    expect(lines[0]).toMatchObject({ held: false });
    expect(steps.at(-1)).toMatchObject({ kind: 'expectation' });
  });

  test('a card that is looked at says how its figures came about, at that very step', () => {
    const task = duel({
      given: `    A battle zone  "Brawler" as mine, "Banner" as banner
    B battle zone  "Brawler" as theirs, tapped
`,
      done: '    A: attack theirs with banner\n',
    });
    const { tables } = told(task);
    const [mine] = zone(tables[0] as Table, 'A', 'battle zone');
    const at = (table: number) => plays.card({ task, table, card: mine?.id ?? 0 });
    expect(at(0)).toMatchObject({
      name: 'mine',
      figures: [
        { text: 'cost of mine: 3, from 3 as printed', changes: [] },
        {
          text: 'power of mine: 5000, from 3000 as printed',
          changes: [{ text: '3000 → 5000 by banner' }],
        },
      ],
    });
    expect(at(tables.length - 1)?.figures[1]?.text).toBe(
      'power of mine: 3000, from 3000 as printed',
    );
  });

  test.each([
    ['plays', attack],
    ['makes no sense', duel({ expected: 'nonsense in graveyard' })],
  ])('one that %s can be sent', (_, task) => {
    const found = told(task);
    expect(structuredClone(found)).toEqual(found);
  });

  test('what makes no sense has no tables', () => {
    const found = told(duel({ expected: 'nonsense in graveyard' }));
    expect(found).toMatchObject({ verdict: { verdict: 'invalid' }, steps: [], tables: [] });
  });
});
