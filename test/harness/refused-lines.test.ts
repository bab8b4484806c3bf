/** Lines of rulings that would mean nothing, or not what they seem to, are refused; what is near them is not. */
import { describe, expect, test } from 'vitest';
import { faultsOfFile } from './told.js';

const games = {
  'duel-masters/1.13': `card "Titan"  creature, nature, cost 6, power 6000
  double breaker
board "B"
  A battle zone "Titan" as t, "Titan" as u
  B battle zone "Titan" as d, tapped
  A shields s1, s2
  turn of A, attack step
`,
  'fire-force/1.0.0': `card "Boss"  unit, cost 2, power 4
board "B"
  A field "Boss" as t, "Boss" as u, 1 flame as f
  B field "Boss" as d, spent
`,
  'flesh-and-blood/core': `card "Spell"  action, cost 0
  draw 1 card
card "Hero"  hero, life 20, intellect 4
board "B"
  A hero zone "Hero" as h
  B hero zone "Hero" as k
  A hand "Spell" as t
`,
} as const;

type Row = [rulebook: keyof typeof games, line: string, told?: string];

const faultsIn = (rulebook: keyof typeof games, lines: string): readonly string[] =>
  faultsOfFile(`${games[rulebook]}ruling "R"
  rulebook ${rulebook}
  on "B"
${lines}
`);

const isTold = (faults: readonly string[], told: string | undefined): void => {
  expect(faults).toEqual(told === undefined ? [] : [told]);
};

const isPlayer = (player: string): string =>
  `‘${player}’ is a player, and what stands here is a card; say which card, by its label`;

const howMany = 'how many is not said; say: A has 1 …, A has 2 …, A has no …';

describe('what is claimed', () => {
  test.each<Row>([
    ['duel-masters/1.13', 'd was attacked by A'],
    ['duel-masters/1.13', 'd was attacked by t'],
    ['fire-force/1.0.0', 'd was attacked by A'],
    ['fire-force/1.0.0', 'f was spent by A'],
    ['duel-masters/1.13', 's1 was broken by B', isPlayer('B')],
    ['duel-masters/1.13', 'd was destroyed by t, A', isPlayer('A')],
    ['duel-masters/1.13', 't broke B', isPlayer('B')],
    ['fire-force/1.0.0', 'd was retired by A', isPlayer('A')],
    ['flesh-and-blood/core', 'k was dealt damage by A', isPlayer('A')],
    [
      'fire-force/1.0.0',
      'f was spent by t',
      '‘t’ is a card, and what stands here is a player; say which player: A',
    ],
    [
      'duel-masters/1.13',
      't broke s1, s2 2 times',
      'so often with each of these, or with all of them together?; say it of each on a line of its own',
    ],
    ['duel-masters/1.13', 't broke s1, s2'],
    ['duel-masters/1.13', 't, u broke s1 2 times'],
    ['duel-masters/1.13', 'A has creatures', howMany],
    ['fire-force/1.0.0', 'A has spent cards in field', howMany],
    ['flesh-and-blood/core', 'A has cards in hand', howMany],
    ['fire-force/1.0.0', 'A has no cards in hand'],
    [
      'duel-masters/1.13',
      'A cannot attack d with B',
      '‘B’ is a player, and behind ‘with’ no player is named; say: attack … with …',
    ],
    [
      'duel-masters/1.13',
      'A can attack nothing with t',
      '‘nothing’ behind ‘attack’ is what nobody can do; say: attack … with …',
    ],
    [
      'fire-force/1.0.0',
      'A cannot attack d with nothing',
      '‘nothing’ behind ‘with’ is what nobody can do; say: attack … with …',
    ],
    ['duel-masters/1.13', 'B cannot choose nothing'],
    ['duel-masters/1.13', 'A cannot attack player with t'],
    [
      'flesh-and-blood/core',
      'A cannot play h pitching B',
      '‘B’ is a player, and behind ‘pitching’ no player is named; say: play …',
    ],
    ['flesh-and-blood/core', 'A cannot play t at B'],
  ])('%s: %s', (rulebook, line, told) => {
    isTold(faultsIn(rulebook, `  expect\n    ${line}`), told);
  });
});

describe('what is done', () => {
  test.each<Row>([
    [
      'duel-masters/1.13',
      'A: attack player with B',
      '‘B’ is a player, and behind ‘with’ no player is named; say: attack … with …',
    ],
    ['duel-masters/1.13', 'A: attack player with t'],
    ['fire-force/1.0.0', 'A: choose B'],
  ])('%s: %s', (rulebook, line, told) => {
    isTold(faultsIn(rulebook, `  do\n    ${line}\n  expect\n    nobody has won`), told);
  });
});

/** A line of so many words is told of at once. */
const many = 30_000;

test.each([
  ['names', `A: choose ${Array(many).fill('t').join(', ')}`],
  ['commands', `A: ${'attack block '.repeat(many / 2)}`],
])('a line of thousands of %s', (_, line) => {
  const faults = faultsIn('duel-masters/1.13', `  do\n    ${line}\n  expect\n    nobody has won`);
  expect(faults.length).toBeGreaterThan(0);
});
