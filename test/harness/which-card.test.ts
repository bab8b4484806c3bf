/** Names that fit several cards: in commands, where nobody is to guess, and in claims, where all of them are meant. */
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/harness/judge.js';
import { loadAlone } from './told.js';

const cards = `card "Recruit"  unit, cost 1, power 1
card "Captain"  unit, cost 1, power 2
card "Token"    unit, cost 1, power 1
card "Trap"     event, cost 0
  retire 1 unit
card "Traps"    event, cost 0
  retire 2 units
`;

const resultOf = (board: string, script: string, kinds = cards): readonly string[] => {
  const [one] = loadAlone(`${kinds}ruling "R"
  rulebook fire-force/1.0.0
  given
    A hand "Trap" as trap, "Traps" as traps
    A deck 20
    B deck 20
${board}
${script}
`).cases;
  if (one === undefined) throw new Error('no ruling');
  const { verdict, message } = judge(one);
  return message === '' ? [verdict] : [verdict, message];
};

const fits = (name: string, often: number, which: string): string =>
  `“${name}” fits ${often} cards that can be told apart (${which}): name the one that is meant by a label`;

describe('in a command', () => {
  const retiring = (board: string, answer: string, card = 'trap'): readonly string[] =>
    resultOf(
      board,
      `  do\n    A: use ${card}\n    A: choose ${answer}\n  expect\n    A has no events in hand`,
    );

  test.each([
    ['of two players', '    A field "Recruit" as a\n    B field "Recruit" as b', 'a, b'],
    ['labelled', '    B field "Recruit" as a, "Recruit" as b', 'a, b'],
    ['one of them labelled', '    B field "Recruit" as a, "Recruit"', 'a, 1 without a label'],
    ['that lie differently', '    B field "Recruit", "Recruit", spent', '2 without a label'],
    [
      'one with a card attached',
      '    B field "Recruit" with 1 flame, "Recruit"',
      '2 without a label',
    ],
  ])('cards %s', (_, board, which) => {
    expect(retiring(board, '"Recruit"')).toEqual(['undecided', fits('Recruit', 2, which)]);
  });

  const two = '    B field "Recruit" as a, "Recruit" as b, "Captain" as c';
  test.each([
    ['the other of two, where one is named', two, 'a, "Recruit"'],
    ['both of two', two, '"Recruit", "Recruit"'],
    ['the only one of its name', two, '"Captain", a'],
  ])('%s is clear', (_, board, answer) => {
    const [verdict, message] = retiring(board, answer, 'traps');
    expect([verdict, message]).toEqual([
      'fail',
      expect.stringMatching(/^expected: A has no events/),
    ]);
  });

  test('cards that nobody can tell apart are one', () => {
    const [verdict] = retiring('    B field "Recruit", "Recruit", "Captain"', '"Recruit"');
    expect(verdict).toBe('fail');
  });

  test.each(['A can choose {"Recruit"}', 'A can choose "Recruit"', 'A cannot choose "Recruit"'])(
    'no claim of what can be done holds by it: %s',
    (claim) => {
      const board = '    A field "Recruit" as a\n    B field "Recruit" as b';
      const script = `  do\n    A: use trap\n  check\n    ${claim}\n  do\n    A: choose a\n  expect\n    a in adolla`;
      const [verdict, message] = resultOf(board, script);
      expect([verdict, message]).toEqual(['fail', expect.stringContaining('fits 2 cards')]);
    },
  );
});

describe('in a claim', () => {
  const claimed = (claim: string): readonly string[] =>
    resultOf(
      '    A field "Recruit" as a\n    B field "Recruit" as b, "Captain" as c',
      `  do\n    A: use trap\n    A: choose a\n  expect\n    ${claim}`,
    );
  const howOften = '“Recruit” is the name of 2 cards: how often of each is told by their labels';

  test.each([
    ['"Recruit" was retired', 'b: it did not happen'],
    ['"Recruit" was not retired', 'a: it happened 1 time'],
    ['"Recruit" was retired 1 time', howOften],
    ['"Recruit" was retired 0 times', howOften],
    ['"Trap" was used before "Recruit" was retired', 'one of the two did not happen'],
  ])('%s', (claim, found) => {
    expect(claimed(claim)).toEqual(['fail', `expected: ${claim}; but ${found}`]);
  });

  test.each([
    'a was retired 1 time',
    '"Captain" was not retired',
    '"Trap" was used 1 time',
    '"Token" was not retired',
  ])('%s', (claim) => {
    expect(claimed(claim)).toEqual(['pass']);
  });

  test('of a name that no card has it is said that there is none', () => {
    const [one] = loadAlone(`${cards}ruling "R"
  rulebook fire-force/1.0.0
  given
    A hand "Trap" as trap
    A field "Recruit" as a
  do
    A: use trap
  expect
    "Token" was not retired
`).cases;
    expect(one && judge(one).expectations[0]?.remark).toBe(
      'it holds, but there is no card “Token” in the game',
    );
  });
});

describe('of a card under another that goes along', () => {
  const claimed = (claim: string): string | undefined => {
    const [one] = loadAlone(`card "Base"  creature, fire, cost 1, power 1000
card "Top"   creature, evolution, fire, cost 3, power 5000
card "Back"  spell, fire, cost 0
  return 1 creature to its owner's hand
ruling "R"
  rulebook duel-masters/1.13
  given
    A hand         "Back" as s
    A mana         1 fire
    A battle zone  "Top" as top on "Base" as base, "Base" as other
    turn of A, main step
  do
    A: cast s
    A: choose top
  expect
    ${claim}
`).cases;
    return one && judge(one).verdict;
  };

  test.each([
    ['base moved', 'pass'],
    ['base was returned to hand 1 time', 'pass'],
    ['base left the battle zone', 'pass'],
    ['base did not move', 'fail'],
    ['base was not returned to hand', 'fail'],
    ['base was not put into hand', 'fail'],
    ['base did not leave the battle zone', 'fail'],
    ['base moved 0 times', 'fail'],
    ['top moved 1 time', 'pass'],
    ['other did not move', 'pass'],
    ['base was not destroyed', 'pass'],
  ])('%s: %s', (claim, verdict) => {
    expect(claimed(claim)).toBe(verdict);
  });
});

describe('on a board', () => {
  const empty = (zone: string): string =>
    `the ${zone} of A cannot be empty, and have cards as another line says`;
  test.each([
    ['A hand 0', 'A hand "Captain"', 'hand'],
    ['A hand nothing', 'A hand "Captain"', 'hand'],
    ['A field "Captain"', 'A field 0', 'field'],
  ])('%s beside %s', (one, other, zone) => {
    const [verdict, message] = resultOf(
      `    ${one}\n    ${other}`,
      '  expect\n    A has no flame cards in field',
    );
    expect([verdict, message]).toEqual(['invalid', empty(zone)]);
  });

  test('what is said of another zone, or another player, says nothing of it', () => {
    const board = '    B hand 0\n    A field 0\n    B field "Captain"';
    expect(resultOf(board, '  expect\n    A has no flame cards in field')).toEqual(['pass']);
  });
});
