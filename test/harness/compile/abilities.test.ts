import { describe, expect, test } from 'vitest';
import {
  compile,
  beastTest,
  red,
  guard,
  filter,
  counted,
  there,
  cards,
  all,
  one,
  self,
  it,
  act,
  draw,
  discardOne,
  stays,
  add,
  entersPattern,
  onEnter,
  enters,
} from './short.js';

describe('abilities', () => {
  test.each<[line: string, ...abilities: object[]]>([
    // Keywords.
    ['guard', guard],
    ['guard, double strike', guard, { kind: 'keyword', keyword: 'double strike' }],
    ['battle cry +2000', { kind: 'keyword', keyword: 'battle cry', amount: 2000 }],
    ['battle cry 4', { kind: 'keyword', keyword: 'battle cry', amount: 4 }],
    // What is always so.
    ['your beasts get +2', stays(cards(all, { whose: 'you' }), add(2))],
    [
      'your other beasts get +1 and gain guard',
      stays(cards(all, { whose: 'you', other: true }), add(1), {
        change: 'gain-ability',
        ability: guard,
      }),
    ],
    [
      'this gets +2 for each of your other beasts',
      stays(self, add({ times: 2, amount: { count: counted({ whose: 'you', other: true }) } })),
    ],
    [
      'beasts get power fixed at 500',
      stays(cards(all), { change: 'set', trait: 'power', value: 500, fixed: true }),
    ],
    [
      'beasts get double power',
      stays(cards(all), { change: 'multiply', trait: 'power', factor: 2 }),
    ],
    ['this cannot attack', stays(self, { change: 'cannot', action: 'attack' })],
    [
      'beasts cannot attack players',
      stays(cards(all), {
        change: 'cannot',
        action: 'attack',
        other: { is: 'player', who: 'each' },
      }),
    ],
    [
      'you cannot attack',
      stays({ is: 'player', who: 'you' }, { change: 'cannot', action: 'attack' }),
    ],
    ['this must attack', stays(self, { change: 'must', action: 'attack' })],
    [
      'this cannot be blocked by beasts with power 3 or less',
      stays(self, {
        change: 'cannot',
        action: 'be blocked',
        other: {
          is: 'card',
          filter: filter({
            zones: [],
            tests: [
              beastTest,
              { test: 'compare', trait: 'power', compare: { is: 'at-most', amount: 3 } },
            ],
          }),
        },
      }),
    ],
    [
      'this gets +2 during your turn',
      {
        kind: 'static',
        changes: [{ subject: self, changes: [add(2)], condition: { is: 'turn', who: 'you' } }],
      },
    ],
    [
      'this gets +1 while you have 2 or more red beasts',
      {
        kind: 'static',
        changes: [
          {
            subject: self,
            changes: [add(1)],
            condition: {
              is: 'count',
              filter: there({ whose: 'you', tests: [red, beastTest] }),
              compare: { is: 'at-least', amount: 2 },
            },
          },
        ],
      },
    ],
    [
      'if you have a guard card, this gets +1',
      {
        kind: 'static',
        changes: [
          {
            subject: self,
            changes: [add(1)],
            condition: {
              is: 'count',
              filter: there({ whose: 'you', tests: [{ test: 'keyword', keyword: 'guard' }] }),
              compare: { is: 'at-least', amount: 1 },
            },
          },
        ],
      },
    ],
    // Triggers.
    [`${enters}draw 1 card`, onEnter(draw(1))],
    [
      'when this enters the arena: draw 1 card',
      { ...onEnter(draw(1)), when: { ...entersPattern, where: { to: 'arena' } } },
    ],
    ['in grave: when this enters: draw 1 card', { ...onEnter(draw(1)), zones: ['grave'] }],
    [
      'when this enters, if it is your turn: draw 1 card',
      { ...onEnter(draw(1)), condition: { is: 'turn', who: 'you' } },
    ],
    [
      'when this enters, if this is in your grave: draw 1 card',
      {
        ...onEnter(draw(1)),
        condition: {
          is: 'and',
          conditions: [
            { is: 'test', of: 'this', test: { test: 'zone', zone: 'grave' } },
            { is: 'test', of: 'this', test: { test: 'whose', whose: 'you' } },
          ],
        },
      },
    ],
    [
      'when this enters, pay 1: draw 1 card',
      { ...onEnter(draw(1)), costs: [act('pay', { amount: 1 })] },
    ],
    ['when this enters, once a turn: draw 1 card', { ...onEnter(draw(1)), oncePerTurn: true }],
    [
      'when another of your beasts is destroyed by a red card: draw 1 card',
      {
        ...onEnter(draw(1)),
        when: {
          event: 'destroy',
          roles: {
            card: { is: 'card', filter: filter({ zones: [], whose: 'you', other: true }) },
            by: { is: 'card', filter: filter({ zones: [], tests: [red] }) },
          },
        },
      },
    ],
    [
      'when a card is put into your grave: draw 1 card',
      {
        ...onEnter(draw(1)),
        when: {
          event: 'move',
          roles: { card: { is: 'card', filter: filter({ zones: [], whose: 'you', tests: [] }) } },
          where: { to: 'grave' },
        },
      },
    ],
    [
      'when your turn ends: draw 1 card',
      {
        ...onEnter(draw(1)),
        when: { event: 'turn-ends', roles: { player: { is: 'player', who: 'you' } } },
      },
    ],
    // Replacements.
    [
      'when this would be destroyed: instead return it to hand',
      {
        kind: 'replacement',
        when: { event: 'destroy', roles: { card: self } },
        optional: false,
        costs: [],
        instead: [
          act('return', { object: it, with: { to: { place: { zone: 'hand', whose: 'owner' } } } }),
        ],
      },
    ],
    [
      'when you would draw a card: you may instead draw 2 cards, then discard 1 card',
      {
        kind: 'replacement',
        when: {
          event: 'draw',
          roles: { player: { is: 'player', who: 'you' } },
          where: { from: 'deck' },
        },
        optional: true,
        costs: [],
        instead: [draw(2), discardOne()],
      },
    ],
    // Icons.
    [
      '[once] once a turn, pay 1, tire this: draw 1 card',
      {
        kind: 'activated',
        icon: 'once',
        costs: [act('pay', { amount: 1 }), act('tire', { object: self })],
        effect: [draw(1)],
        oncePerTurn: true,
      },
    ],
    [
      '[burst] destroy 1 fighting beast',
      {
        kind: 'one-off',
        icon: 'burst',
        effect: [
          act('destroy', {
            object: cards(one, { tests: [{ test: 'word', word: 'isFighting' }, beastTest] }),
          }),
        ],
      },
    ],
  ])('%s', (line, ...abilities) => {
    const found = compile('beast', line);
    expect(found.problems).toEqual([]);
    expect(found.abilities).toEqual(abilities);
  });

  test('plain text of a trick is carried out once', () => {
    const found = compile('trick', 'guard', 'draw 2 cards, then discard 1 card');
    expect(found.problems).toEqual([]);
    expect(found.abilities).toEqual([guard, { kind: 'one-off', effect: [draw(2), discardOne()] }]);
  });

  test('a keyword that works only on what stays is refused on a trick', () => {
    expect(compile('trick', 'double strike').problems).toEqual([
      'nonsense: ‘double strike’ does something only on a beast',
    ]);
  });
});
