/** A ruling that asks for too much comes to a bound of ours: that is its verdict, and never what a claim wants to be so. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/evidence/why-not.js';
import { defaultLimits, type Limits } from '../../src/kernel/budget.js';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import type { Scene } from '../../src/harness/examine.js';
import { load } from '../../src/harness/suite.js';
import { tell } from '../../src/harness/tell.js';
import type { Verdict } from '../../src/harness/verdict.js';

const caseOf = (text: string) => {
  const [one] = load({ path: 'r.ruling', text }, () => ({ problem: 'missing' }), games).cases;
  if (one === undefined) throw new Error('no ruling');
  return one;
};

const verdictOn = (text: string, limits: Partial<Limits> = {}): Verdict =>
  judge(caseOf(text), { limits });

const list = (count: number, each: (number: number) => string, between = ', '): string =>
  Array.from({ length: count }, (_, at) => each(at + 1)).join(between);

const duelMasters = (
  card: string,
  given: string,
  play: string,
  expected = 'A shields = 5',
) => `${card}
ruling "r"
  rulebook duel-masters/1.13
  given
    ${given}
    A mana 1 fire
  do
    ${play}
  expect
    ${expected}
`;

const fireForce = (card: string, given: string, play: string, expected = 'A life = 5') => `${card}
ruling "r"
  rulebook fire-force/1.0.0
  given
    ${given}
${play === '' ? '' : `  do\n    ${play}\n`}  expect
    ${expected}
`;

/** A spell and what it does to the cards of a board. */
const spell = (text: string, expected?: string, play = 'A: cast x') =>
  duelMasters(`card "X"\n  spell, fire, cost 1\n  ${text}`, 'A hand "X" as x', play, expected);

const event = (text: string, expected?: string, play = 'A: use x') =>
  fireForce(
    `card "X"\n  event, cost 0\n  ${text}`,
    'A hand "X" as x\n    A field 3 unit',
    play,
    expected,
  );

const untapping = `card "Restless"
  creature, fire, cost 1, power 1000
  when this is tapped: untap it
  when this is untapped: tap it
card "X"
  spell, fire, cost 1
  tap all creatures`;
const calling = `card "X"
  event, cost 0
  activate all events in your adolla
card "Y"
  event, cost 0
  your units get +1 until end of turn. activate all events in your adolla`;
const callingBoard = 'A hand "X" as x\n    A adolla "Y"\n    A field 1 unit';

const endless: readonly (readonly [string, string, Partial<Limits>, RegExp])[] = [
  [
    'abilities that wake one another',
    duelMasters(untapping, 'A hand "X" as x\n    A battle zone "Restless"', 'A: cast x'),
    { steps: 500 },
    /no end after 500 steps of play \(in (101\.4a|605\.2[ac])/,
  ],
  [
    'texts that call one another',
    fireForce(calling, callingBoard, 'A: use x'),
    {},
    /procedures within procedures, more than 300 deep \(in 1114\.3, ‘Y’\)/,
  ],
  [
    'more questions than anybody waits for',
    event('for each of your units, for each of your units, draw 1 card').replace(
      '3 unit',
      '30 unit',
    ),
    { work: 2000 },
    /takes too much work \(in .*‘X’\)/,
  ],
  [
    'more events than can be remembered',
    event('spend all units. ready all units. spend all units'),
    { memory: 1500 },
    /more happens than can be remembered/,
  ],
  ['more cards than wanted', event('draw 1 card'), { cards: 10 }, /more than 10 cards/],
  [
    'numbers that are exact no longer',
    event(`${list(60, () => 'your units get double power', '. ')}`, 'A has 3 units in field'),
    {},
    /a number is beyond 9007199254740991/,
  ],
];

test('what a number is that does not divide evenly, no rule says', () => {
  const text = event('your units get half power', 'A has 3 units in field');
  const { verdict, message } = verdictOn(text);
  expect(verdict).toBe('unsupported');
  expect(message).toMatch(/no rule says which whole number stands for 0\.5/);
  expect(tell(caseOf(text)).some((told) => told.text.includes('has 3 units'))).toBe(true);
});

describe('a bound is reached', () => {
  test.each(endless)('by %s', (_, text, limits, message) => {
    const { verdict, message: said, bug } = verdictOn(text, limits);
    expect([verdict, bug]).toEqual(['unsupported', false]);
    expect(said).toMatch(/^a bound of Hantei's own was reached, not one of the game: /);
    expect(said).toMatch(message);
  });

  test('and why-not and telling come to an end as well', () => {
    const [, text] = endless[0]!;
    expect(explain(caseOf(text), { limits: { steps: 500 } })).toEqual([]);
    expect(tell(caseOf(text)).length).toBeGreaterThan(0);
  });

  test('the line that came to it is told, and those behind it are not reached', () => {
    const lines = list(4, () => 'A drew 1 time', '\n    ');
    const { verdict, at, expectations } = verdictOn(event('draw 1 card', lines), { work: 1000 });
    expect(verdict).toBe('unsupported');
    const reached = expectations.filter((one) => one.verdict === 'pass').length;
    expect(reached).toBeGreaterThan(0);
    expect(at).toBe(expectations[reached]?.line);
    expect(expectations.at(-1)?.verdict).toBe('unreached');
  });

  test.each([
    [
      'cannot',
      duelMasters(
        untapping.replace('tap all', 'draw 1 card. tap all'),
        'A hand "X" as x, "X" as y\n    A battle zone "Restless"',
        'A: end main step',
        'A cannot cast x',
      ).replace('A: end main step', 'A: cast x'),
    ],
    ['cannot, tried', fireForce(calling, callingBoard, '', 'A cannot use x')],
    [
      'otherwise',
      fireForce(
        `${calling.replace('card "X"', 'card "Z"')}
card "X"
  event, cost 0
  you may activate all events in your adolla. if you do, draw 1 card, otherwise draw 2 cards`,
        callingBoard,
        'A: use x;  A: yes',
        'A drew 2 times',
      ),
    ],
    ['did not', fireForce(calling, callingBoard, 'A: use x', 'x was not used')],
  ])('and ‘%s’ is not so by that', (_, text) => {
    const { verdict, message } = verdictOn(text, { steps: 400 });
    expect(verdict).toBe('unsupported');
    expect(message).toContain("a bound of Hantei's own");
  });

  test('nor is it so by a rule that nobody has written', () => {
    const text = duelMasters(
      'card "X"\n  creature, evolution, fire, cost 1, power 1000\ncard "Y"\n  creature, fire, cost 1, power 1000',
      'A hand "X" as x\n    A battle zone "Y"',
      'A: end main step',
      'A cannot summon x',
    ).replace(/ {2}do\n.*\n/, '');
    expect(verdictOn(text).verdict).toBe('unsupported');
  });
});

const most = 1_000_000_000;

describe('amounts are cut to what can matter', () => {
  test.each([
    ['drawing', spell(`draw up to ${most} cards`), 41],
    [
      'choosing',
      spell(`destroy up to ${most} creatures`).replace(
        'A mana',
        'B battle zone 3 water\n    A mana',
      ),
      3,
    ],
    ['modes', spell(`choose ${most} of these: { draw 1 card | draw 2 cards }`), 2],
    ['a number', event('choose number'), 199],
  ])('%s: as many options as there can be', (_, text, options) => {
    let scene: Scene | undefined;
    judge(caseOf(text), { onLine: (_, now) => (scene = now) });
    expect(scene?.game.state.asked?.options.length ?? 2).toBeLessThanOrEqual(options);
  });

  test.each([
    ['draw', event(`draw ${most} cards`, 'A has lost')],
    ['draw until', event(`draw until you have ${most} cards in hand`, 'A has lost')],
    ['deal', event(`deal ${most} damage to your opponent`, 'A has won')],
    ['retire', event(`retire ${most} units`, 'A field = nothing')],
    ['discard', event(`discard ${most} cards`, 'A hand = nothing')],
    ['pay', event(`pay ${most}`, 'A has 3 units in field')],
    ['break', spell(`break ${most} of your opponent's shields`, 'B shields = 0')],
    ['put', spell(`put ${most} cards from the top of your deck into your graveyard`, 'B has won')],
  ])('%s so many', (_, text) => {
    const { verdict, message } = verdictOn(text, { steps: 2000, work: 100_000 });
    expect([verdict, message]).toEqual(['pass', '']);
  });
});

describe('what is written of an open decision', () => {
  const discards = (text: string, hand: number, claim: string) =>
    event(text, claim).replace('"X" as x', `"X" as x, h1 .. h${hand}`);
  const singles = (count: number): string => list(count, (at) => `{h${at}}`, ' or ');

  test.each([
    [
      'each of many, and no other',
      discards('discard 1 card', 300, `A may choose exactly ${singles(300)}`),
      'holds',
    ],
    [
      'one of them missing',
      discards('discard 1 card', 300, `A may choose exactly ${singles(299)}`),
      'fails',
    ],
    [
      'one too many',
      discards('discard 1 card', 299, `A may choose exactly ${singles(299)} or {h1, h2}`),
      'fails',
    ],
    [
      'a large set that is no answer',
      discards('discard 1 card', 900, `A may choose exactly {h1 .. h900}`),
      'fails',
    ],
    [
      'two of two million',
      discards('discard any number of cards', 900, `A may choose exactly {h1 .. h900} or {}`),
      'fails',
    ],
    [
      'as many as there are sets',
      discards(
        'discard up to 2 cards',
        3,
        'A may choose exactly {} or {h1} or {h2} or {h3} or {h1, h2} or {h3, h1} or {h2, h3}',
      ),
      'holds',
    ],
    [
      'cards alike are as one',
      event('discard 2 cards', 'A may choose exactly {y, "blank"} or {"blank", "blank"}').replace(
        '"X" as x',
        '"X" as x, 3 blank, y',
      ),
      'holds',
    ],
  ])('%s', (_, text, outcome) => {
    let found: boolean | undefined;
    judge(caseOf(text), {
      limits: { work: 100_000 },
      onExamined: (_, examined) => (found = examined.verdict === 'pass'),
    });
    expect(found).toBe(outcome === 'holds');
  });
});

describe('work grows', () => {
  /** What a ruling of some size takes out of its budget. */
  const workOf = (text: string): number => {
    let scene: Scene | undefined;
    const { message } = judge(caseOf(text), { onLine: (_, now) => (scene = now) });
    expect(message).not.toContain('bound');
    return defaultLimits.work - (scene?.game.budget.work ?? 0);
  };
  const field = (count: number): string => `A field ${list(count, (at) => `"S${at}" as s${at}`)}`;
  const units = (count: number, line: (at: number) => string): string =>
    list(count, (at) => `card "S${at}"\n  unit, cost 1, power ${at}\n  ${line(at)}`, '\n');

  test.each<readonly [string, number, number, (count: number) => string]>([
    [
      'static effects with power filters',
      20,
      2,
      (n) =>
        fireForce(
          units(n, (at) => `units with power ${at + 2} or more get +1`),
          field(n),
          '',
        ),
    ],
    [
      'static effects that count',
      20,
      2,
      (n) =>
        fireForce(
          units(n, () => 'this gets +1 for each of your units with power 3 or more'),
          field(n),
          '',
        ),
    ],
    [
      'static effects of attributes that depend on each other',
      20,
      2,
      (n) =>
        fireForce(
          units(n, (at) => `units with attribute "a${at}" gain attribute "a${at + 1}"`),
          field(n),
          '',
        ),
    ],
    [
      'copies of one static effect',
      20,
      2,
      (n) =>
        fireForce(
          'card "S"\n  unit, cost 1, power 1\n  units with power 3 or more get +1',
          `A field ${n} "S"`.replace(
            `${n} "S"`,
            list(n, (at) => `"S" as s${at}`),
          ),
          '',
        ),
    ],
    [
      'one effect for each unit, with a filter',
      16,
      2,
      (n) =>
        event(
          'for each of your units, units with power 2 or more get +1 until end of turn',
        ).replace(
          '3 unit',
          list(n, (at) => `1 unit as u${at}`),
        ),
    ],
    [
      'for each within for each: so many times so many effects',
      6,
      4,
      (n) =>
        event(
          'for each of your units, for each of your units, your units get +1 until end of turn',
        ).replace(
          '3 unit',
          list(n, (at) => `1 unit as u${at}`),
        ),
    ],
    [
      'a loop that is repeated, with a filter',
      12,
      2,
      (n) =>
        fireForce(
          'card "S"\n  unit, cost 1, power 1\n  [activated] spend this: your units with power 1 or more get +1 until end of turn. ready this',
          `A field "S" as s, ${list(n, (at) => `1 unit as u${at}`)}`,
          `A: activate s\n    A: activate s\n    A: repeat ${n}`,
        ),
    ],
    [
      'spells',
      12,
      2,
      (n) =>
        duelMasters(
          'card "X"\n  spell, fire, cost 1\n  draw 1 card',
          `A hand ${list(n, (at) => `"X" as x${at}`)}\n    A deck ${3 * n} blank\n    A mana ${n} fire`,
          list(n, (at) => `A: cast x${at}`, '\n    '),
        ),
    ],
    [
      'events',
      12,
      2,
      (n) =>
        fireForce(
          'card "X"\n  event, cost 0\n  draw 1 card',
          `A hand ${list(n, (at) => `"X" as x${at}`)}\n    A deck ${3 * n} blank`,
          list(n, (at) => `A: use x${at}`, '\n    '),
        ),
    ],
    [
      'what a unit may attack',
      12,
      2,
      (n) =>
        fireForce(
          'card "S"\n  unit, cost 1, power 1\n  this cannot be attacked by units with power 0 or less',
          `A field "S" as mine\n    B field ${list(n, (at) => `"S" as s${at}, spent`)}`,
          '',
          'A can attack s1 with mine',
        ),
    ],
    [
      'one large set',
      100,
      1,
      (n) =>
        event(`discard ${n} cards`, `A may choose exactly {h1 .. h${n}}`).replace(
          '"X" as x',
          `"X" as x, h1 .. h${n}`,
        ),
    ],
  ])('with %s', (_, size, power, text) => {
    const [work, double] = [workOf(text(size)), workOf(text(2 * size))];
    expect(Math.log2(double / work)).toBeLessThan(power + 0.35);
  });
});
