/** What cannot be said with `and`, since nobody could tell what it would mean. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { load, problemsOf } from '../../src/harness/suite.js';

const loaded = (text: string) =>
  load(
    {
      path: 'a.ruling',
      text: `card "C"
  spell, water, cost 1
  ${text}
ruling "R"
  rulebook duel-masters/1.13
  given
    A hand "C" as c
    A mana 1 water
  do
    A: cast c
  expect
    c in A hand
`,
    },
    () => ({ problem: 'missing' }),
    games,
  );

const toldOf = (text: string): readonly string[] =>
  problemsOf(loaded(text)).map(({ message }) => message);

const beside = 'what happens at the same time cannot be spoken of yet';
const several = 'several things were done at the same time, and this could mean any of them';
const long = (verb: string): string =>
  `to ‘${verb}’ takes more than one moment here, so that nothing happens at the same time`;

describe('a part that speaks of another', () => {
  test.each([
    ["destroy 1 creature and return it to its owner's hand", [beside]],
    ['draw 2 cards and discard that many cards', [beside]],
    ['look at the top 3 cards of your deck and put 1 of them into your hand', [beside]],
    ['destroy 1 creature and tap 1 creature, then untap it', [several]],
    [
      'destroy 1 creature and draw 1 card. if 1 creature was destroyed this way, draw 1 card',
      [several],
    ],
    ['tap 1 creature and discard 1 card, then draw that many cards', [several]],
    // All of them can be spoken of, and so can what was before.
    ['destroy 1 creature and tap 1 creature, then untap them', []],
    ['choose 1 creature, tap it and draw 1 card', []],
    ['choose 1 creature. tap it and it gets +1000 until end of turn', []],
    [
      'tap 1 creature and discard 1 card. draw 1 card. if a card was drawn this way, draw 1 card',
      [],
    ],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual(expected));
});

describe('what shares no moment with anything', () => {
  test.each([
    ['draw 1 card and shuffle your deck', [long('shuffle')]],
    ['break 1 shield and draw 1 card', [long('break')]],
    ['discard 1 card and draw up to 2 cards', [long('draw')]],
    ['draw 1 card and choose 1 creature', ['what the others speak of is chosen before them']],
    [
      'draw 1 card, discard 1 card',
      ["expected 'then' between one thing that is done and the next"],
    ],
    [
      'Whenever this creature attacks, you may draw a card',
      ["expected ':', but found the end of the line"],
    ],
    [
      'draw 1 card and you may discard 1 card',
      ['whether to is asked for all of it: it stands in front'],
    ],
    [
      'tap 1 creature and choose 1 of these: { draw 1 card | discard 1 card }',
      ['this cannot happen at the same time as something else'],
    ],
    // Drawing several cards begins in the moment of the other part.
    ['discard 1 card and draw 2 cards', []],
    ['draw 2 cards and discard hand', []],
    ['discard hand, draw 2 cards and tap all creatures', []],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual(expected));
});

describe('how long', () => {
  test.each([
    [
      'all creatures get +1000 and 1 creature gains blocker until end of turn',
      ['how long is said of the other, and not of this'],
    ],
    [
      '1 creature cannot attack until end of turn and gets +1000 until end of turn',
      ['how long stands behind the last of what it goes for'],
    ],
    ['1 creature gets +1000 and cannot be blocked this turn', []],
    ['draw 1 card and 1 creature gets +1000 until end of turn', []],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual(expected));
});

test('no card goes to two places in one moment', () => {
  const [one] = loaded('put the top card of your deck into your mana zone and draw 1 card').cases;
  const { verdict, message } = one === undefined ? { verdict: '', message: '' } : judge(one);
  expect([verdict, message]).toEqual([
    'unsupported',
    'two things that happen at the same time move the same card: say which is first, with then',
  ]);
});

describe('two cards of which each could be attached to the other', () => {
  const crossed = (then: string, answers: string): readonly [verdict: string, message: string] => {
    const text = `card "Ember" unit, flame card, cost 1, power 1
card "Entwine" event, cost 0
  attach 1 flame card in field to 1 of your units${then}attach 1 flame card in field to 1 of your units
ruling "R"
  rulebook fire-force/1.0.0
  given
    A hand "Entwine" as entwine
    A field "Ember" as x, "Ember" as y
  do
    A: use entwine; ${answers}
  expect
    x is attached to y
`;
    const path = 'a.ruling';
    const [one] = load({ path, text }, () => ({ problem: 'missing' }), games).cases;
    const { verdict, message } = one === undefined ? { verdict: '', message: '' } : judge(one);
    return [verdict, message];
  };
  const inTurn = 'A: choose x; A: choose y';
  test.each([
    [
      ' and ',
      `${inTurn}; A: choose y; A: choose x`,
      [
        'unsupported',
        'two cards would be attached to each other in one moment: say which comes first, with ‘then’',
      ],
    ],
    // To what is attached to it nothing is attached (1105.1).
    [', then ', `${inTurn}; A: choose y`, ['pass', '']],
  ])('%s', (then, answers, expected) => expect(crossed(then, answers)).toEqual(expected));
});
