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
  fromHand,
  discardOne,
  add,
  onEnter,
  change,
  put,
  enters,
} from './short.js';

describe('sentences', () => {
  test.each<[line: string, ...abilities: object[]]>([
    // Who does it, and with whose cards.
    [`${enters}you may draw 1 card`, onEnter({ do: 'may', who: 'you', effect: [draw(1)] })],
    [
      `${enters}your opponent discards their hand`,
      onEnter(act('discard hand', { who: 'opponent' })),
    ],
    [
      `${enters}your opponent reveals their hand`,
      onEnter(act('reveal', { who: 'opponent', object: fromHand(all, 'opponent') })),
    ],
    [`${enters}your opponent loses the game`, onEnter(act('lose', { who: 'opponent' }))],
    [
      `${enters}look at the top 2 cards of your deck`,
      onEnter(
        act('look', {
          object: cards(all, { zones: ['deck'], whose: 'you', tests: [], top: 2 }),
        }),
      ),
    ],
    [`${enters}each player discards 1 card`, onEnter({ ...discardOne('doer'), who: 'each' })],
    [`${enters}each player draws 2 cards`, onEnter({ ...draw(2), who: 'each' })],
    [`${enters}discard your hand`, onEnter(act('discard hand'))],
    // How many, and which.
    [
      `${enters}draw up to 2 cards`,
      onEnter(act('draw', { amount: 2, with: { amount: { status: { amount: 'up to' } } } })),
    ],
    [
      `${enters}draw cards equal to the number of your beasts`,
      onEnter(draw({ count: counted({ whose: 'you' }) })),
    ],
    [
      `${enters}tire up to 2 of your opponent's red beasts`,
      onEnter(
        act('tire', {
          object: cards({ is: 'up-to', amount: 2 }, { whose: 'opponent', tests: [red, beastTest] }),
        }),
      ),
    ],
    [
      `${enters}destroy 1 non-red beast`,
      onEnter(
        act('destroy', { object: cards(one, { tests: [{ ...red, not: true }, beastTest] }) }),
      ),
    ],
    [
      `${enters}destroy 1 beast with "Dragon" in its race`,
      onEnter(
        act('destroy', {
          object: cards(one, {
            tests: [beastTest, { test: 'part', trait: 'race', value: 'Dragon' }],
          }),
        }),
      ),
    ],
    [
      `${enters}destroy 1 beast with power less than this's power`,
      onEnter(
        act('destroy', {
          object: cards(one, {
            tests: [
              beastTest,
              {
                test: 'compare',
                trait: 'power',
                compare: { is: 'less-than', amount: { trait: 'power', of: 'this' } },
              },
            ],
          }),
        }),
      ),
    ],
    [
      `${enters}destroy 1 beast with original power 3 or more`,
      onEnter(
        act('destroy', {
          object: cards(one, {
            tests: [
              beastTest,
              {
                test: 'compare',
                trait: 'power',
                compare: { is: 'at-least', amount: 3 },
                printed: 'original',
              },
            ],
          }),
        }),
      ),
    ],
    [
      `${enters}destroy any number of beasts with total power 5 or less`,
      onEnter(
        act('destroy', {
          object: cards(
            { is: 'any', amount: 0 },
            { total: { trait: 'power', compare: { is: 'at-most', amount: 5 } } },
          ),
        }),
      ),
    ],
    [
      `${enters}destroy "Brawler"`,
      onEnter(
        act('destroy', {
          object: cards(all, { tests: [{ test: 'has', trait: 'name', value: 'Brawler' }] }),
        }),
      ),
    ],
    [
      `${enters}deal 5 damage to your opponent`,
      onEnter(
        act('deal', { amount: 5, with: { to: { selection: { is: 'player', who: 'opponent' } } } }),
      ),
    ],
    // Where to and where from.
    [
      `${enters}return this`,
      onEnter(
        act('return', { object: self, with: { to: { place: { zone: 'hand', whose: 'owner' } } } }),
      ),
    ],
    [
      `${enters}put it on top of its owner's deck`,
      onEnter(put({ zone: 'deck', whose: 'owner', position: 'top' })),
    ],
    [
      `${enters}put it on the bottom of your deck`,
      onEnter(put({ zone: 'deck', whose: 'you', position: 'bottom' })),
    ],
    [
      `${enters}put 1 beast from your grave into the arena tired`,
      onEnter(
        put(
          { zone: 'arena', whose: 'owner', status: { orientation: 'tired' } },
          cards(one, { zones: ['grave'], whose: 'you' }),
        ),
      ),
    ],
    [
      `${enters}put the top 3 cards of your deck into your grave`,
      onEnter(
        put(
          { zone: 'grave', whose: 'you' },
          cards(all, { zones: ['deck'], whose: 'you', tests: [], top: 3 }),
        ),
      ),
    ],
    [
      `${enters}attach 1 card from your hand to this`,
      onEnter(act('attach', { object: fromHand(one), with: { to: { selection: self } } })),
    ],
    // Sentences in a row.
    [
      `${enters}destroy 1 beast. if you do, draw that many cards`,
      onEnter(act('destroy', { object: cards(one) }), {
        do: 'if-did',
        then: [draw('that')],
        otherwise: [],
        sentence: 1,
      }),
    ],
    [
      `${enters}if you have 3 or more beasts, draw 1 card, otherwise discard 1 card`,
      onEnter({
        do: 'if',
        condition: {
          is: 'count',
          filter: there({ whose: 'you' }),
          compare: { is: 'at-least', amount: 3 },
        },
        then: [draw(1)],
        otherwise: [discardOne()],
      }),
    ],
    [
      `${enters}for each of your beasts, draw 1 card`,
      onEnter({ do: 'each', filter: filter({ whose: 'you' }), effect: [draw(1)] }),
    ],
    [
      `${enters}choose 1 of these: { draw 1 card | discard 1 card }`,
      onEnter({ do: 'modes', who: 'you', count: 1, options: [[draw(1)], [discardOne()]] }),
    ],
    // What happens at the same time.
    [
      `${enters}destroy 1 beast and draw 1 card`,
      onEnter({ do: 'together', parts: [[act('destroy', { object: cards(one) })], [draw(1)]] }),
    ],
    [
      `${enters}draw 1 card and it gets +1 until end of turn`,
      onEnter({
        do: 'together',
        parts: [[draw(1)], [change(it, [add(1)], { until: 'end of turn' })]],
      }),
    ],
    [
      `${enters}choose 1 beast, destroy it and draw 1 card`,
      onEnter(act('choose', { object: cards(one) }), {
        do: 'together',
        parts: [[act('destroy', { object: { is: 'it' } })], [draw(1)]],
      }),
    ],
    [
      `${enters}you may destroy this and draw 1 card`,
      onEnter({
        do: 'may',
        who: 'you',
        effect: [{ do: 'together', parts: [[act('destroy', { object: self })], [draw(1)]] }],
      }),
    ],
    [
      `${enters}when this turn ends: destroy this`,
      onEnter({
        do: 'later',
        ability: {
          kind: 'triggered',
          when: { event: 'turn-ends', roles: {} },
          costs: [],
          effect: [act('destroy', { object: self })],
        },
      }),
    ],
    // What becomes of it.
    [
      `${enters}it gets +1 until end of turn`,
      onEnter(change(it, [add(1)], { until: 'end of turn' })),
    ],
    [
      `${enters}it gains guard until the start of your turn`,
      onEnter(
        change(it, [{ change: 'gain-ability', ability: guard }], {
          until: 'start of turn',
          whose: 'you',
        }),
      ),
    ],
    [
      `${enters}it gains { ${enters}draw 1 card }`,
      onEnter(change(it, [{ change: 'gain-ability', ability: onEnter(draw(1)) }])),
    ],
    [
      `${enters}it loses guard`,
      onEnter(change(it, [{ change: 'lose-keyword', keyword: 'guard' }])),
    ],
    [`${enters}it loses all abilities`, onEnter(change(it, [{ change: 'lose-abilities' }]))],
    [
      `${enters}it becomes blue`,
      onEnter(change(it, [{ change: 'become', trait: 'color', values: ['blue'] }])),
    ],
    [
      `${enters}it gains race "Dragon"`,
      onEnter(change(it, [{ change: 'gain', trait: 'race', values: ['Dragon'] }])),
    ],
    [
      `${enters}it gains holy`,
      onEnter(change(it, [{ change: 'set', trait: 'holy', value: true, fixed: false }])),
    ],
  ])('%s', (line, ...abilities) => {
    const found = compile('beast', line);
    expect(found.problems).toEqual([]);
    expect(found.abilities).toEqual(abilities);
  });
});
