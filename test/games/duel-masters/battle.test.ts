/** Attacks, blocks, battles, shields: expected outcomes are read off the rulebook. */
import { describe, expect, test } from 'vitest';
import {
  asked,
  blank,
  board,
  type Board,
  count,
  creature,
  firedRules,
  keyword,
  options,
  play,
  where,
} from './play.js';
import { numberOf } from '../../../src/kernel/continuous.js';

const tapped = { orientation: 'tapped' };
const brawler = (power: number, ...words: readonly string[]) =>
  creature('brawler', power, ...words.map((word) => keyword(word)));
const foe = (power: number, ...words: readonly string[]) =>
  creature('foe', power, ...words.map((word) => keyword(word)));

describe('a battle', () => {
  test.each([
    [
      'equal power: both are destroyed',
      brawler(3000),
      foe(3000),
      'A graveyard',
      'B graveyard',
      ['115.3b', '703.4d'],
    ],
    [
      'the weaker creature is destroyed',
      brawler(3000),
      foe(2000),
      'battle zone',
      'B graveyard',
      ['115.3b', '703.4d'],
    ],
    ['the attacker may lose', brawler(1000), foe(2000), 'A graveyard', 'battle zone', ['703.4d']],
    [
      'wins battles',
      brawler(1000, 'wins battles'),
      foe(9000),
      'battle zone',
      'B graveyard',
      ['115.3c', '700.5'],
    ],
    [
      'both win battles',
      brawler(1000, 'wins battles'),
      foe(9000, 'wins battles'),
      'battle zone',
      'battle zone',
      ['700.5a'],
    ],
    ['slayer', brawler(1000, 'slayer'), foe(9000), 'A graveyard', 'B graveyard', ['115.3d']],
  ])('%s', (_, mine, theirs, mineIn, theirsIn, rules) => {
    const table = board({
      A: { 'battle zone': [mine] },
      B: { 'battle zone': [{ definition: theirs, status: tapped }] },
    });
    play(table, 'attack brawler', 'attack target foe', '');
    expect([where(table, 'brawler'), where(table, 'foe')]).toEqual([mineIn, theirsIn]);
    expect(firedRules(table)).toEqual(expect.arrayContaining([...rules]));
    expect(asked(table).kind).toBe('attack');
  });

  test('power attacker counts while attacking, and only then', () => {
    const table = board({
      A: { 'battle zone': [creature('brawler', 1000, keyword('power attacker', 2000))] },
      B: { 'battle zone': [{ definition: foe(2000), status: tapped }] },
    });
    play(table, 'attack brawler', 'attack target foe');
    expect(numberOf(table.game, table.labels.get('brawler') ?? 0, 'power')).toBe(3000);
    play(table, '');
    expect(where(table, 'foe')).toBe('B graveyard');
    expect(numberOf(table.game, table.labels.get('brawler') ?? 0, 'power')).toBe(1000);
  });
});

describe('an attack', () => {
  const with_ = (mine: Board['A'], theirs: Board['B'] = {}) =>
    board({ A: mine ?? {}, B: theirs ?? {} });

  test('is not open to a creature that came this turn, unless it is a speed attacker', () => {
    const table = with_({
      'battle zone': [
        { definition: brawler(1000), fresh: true },
        { definition: creature('racer', 1000, keyword('speed attacker')), fresh: true },
      ],
    });
    expect(options(table)).toEqual(['attack racer', 'end attack step']);
    expect(asked(table).options[0]?.rules).toEqual(
      expect.arrayContaining(['301.5', '101.1', '101.2']),
    );
  });

  test('a card that cannot attack does not, though it is a speed attacker', () => {
    const chained = creature('chained', 1000, keyword('speed attacker'), {
      kind: 'static',
      changes: [{ subject: { is: 'this' }, changes: [{ change: 'cannot', action: 'attack' }] }],
    });
    expect(options(with_({ 'battle zone': [{ definition: chained, fresh: true }] }))).toEqual([
      'end attack step',
    ]);
  });

  test('goes to the player or to tapped creatures', () => {
    const table = with_(
      { 'battle zone': [brawler(1000)] },
      { 'battle zone': [{ definition: foe(1000), status: tapped }, creature('upright', 1000)] },
    );
    play(table, 'attack brawler');
    expect(options(table)).toEqual(['attack target B', 'attack target foe']);
  });

  test('a creature that cannot attack players and has nothing else to attack cannot attack', () => {
    const tame = creature('tame', 1000, {
      kind: 'static',
      changes: [
        {
          subject: { is: 'this' },
          changes: [{ change: 'cannot', action: 'attack', other: { is: 'player', who: 'each' } }],
        },
      ],
    });
    expect(options(with_({ 'battle zone': [tame] }))).toEqual(['end attack step']);
  });

  test('must be made by a creature that must attack', () => {
    const wild = creature('wild', 1000, {
      kind: 'static',
      changes: [{ subject: { is: 'this' }, changes: [{ change: 'must', action: 'attack' }] }],
    });
    const table = with_({ 'battle zone': [wild, brawler(1000)] });
    expect(options(table)).toEqual(['attack wild', 'attack brawler']);
    play(table, 'attack wild', 'attack target B', '');
    play(table, options(table)[0] ?? '');
    expect(options(table)).toEqual(['attack brawler', 'end attack step']);
  });

  test('is taken over by a blocker, which taps', () => {
    const table = with_(
      { 'battle zone': [brawler(1000)] },
      { 'battle zone': [creature('guard', 2000, keyword('blocker')), foe(5000)] },
    );
    play(table, 'attack brawler', 'attack target B');
    expect(asked(table).by).toBe('B');
    expect(options(table)).toEqual(['block guard']);
    play(table, 'block guard');
    expect(where(table, 'brawler')).toBe('A graveyard');
    expect(count(table, 'B', 'shield zone')).toBe(5);
    expect(
      table.game.state.things[(table.labels.get('guard') ?? 0) - 1]?.status['orientation'],
    ).toBe('tapped');
    expect(firedRules(table)).toEqual(
      expect.arrayContaining(['507.1a', '507.1b', '507.1c', '507.1d', '701.12a']),
    );
  });

  test('is not blocked by what its text keeps from blocking', () => {
    const slippery = creature('slippery', 1000, {
      kind: 'static',
      changes: [
        {
          subject: { is: 'this' },
          changes: [
            {
              change: 'cannot',
              action: 'be blocked',
              other: {
                is: 'card',
                filter: {
                  zones: [],
                  whose: 'any',
                  other: false,
                  tests: [
                    { test: 'compare', trait: 'power', compare: { is: 'at-most', amount: 3000 } },
                  ],
                },
              },
            },
          ],
        },
      ],
    });
    const table = with_(
      { 'battle zone': [slippery] },
      {
        'battle zone': [
          creature('guard', 3000, keyword('blocker')),
          creature('tower', 4000, keyword('blocker')),
        ],
      },
    );
    play(table, 'attack slippery', 'attack target B');
    expect(options(table)).toEqual(['block tower']);
  });
});

describe('a direct attack', () => {
  const attackWith = (words: readonly string[], shields: number) =>
    play(
      board({
        A: { 'battle zone': [brawler(1000, ...words)] },
        B: { 'shield zone': Array.from({ length: shields }, () => blank) },
      }),
      'attack brawler',
      'attack target B',
      '',
    );

  test.each([
    [[], 1],
    [['double breaker'], 2],
    [['triple breaker'], 3],
    [['world breaker'], 5],
  ])('%s breaks %i of five shields, one by one', (words, number) => {
    const table = attackWith(words, 5);
    for (let left = number; left > 0; left--) {
      expect(asked(table).kind).toBe('break');
      play(table, options(table)[0] ?? '');
    }
    expect(asked(table).kind).toBe('attack');
    expect(count(table, 'B', 'shield zone')).toBe(5 - number);
    expect(count(table, 'B', 'hand')).toBe(number);
  });

  test('on a player without shields wins', () => {
    const { game } = attackWith([], 0);
    expect(game.state.result).toMatchObject({ winner: 'A', loser: 'B' });
    expect(firedRules({ game, labels: new Map() })).toEqual(
      expect.arrayContaining(['509.1', '703.4a', '104.2a']),
    );
  });

  test('that breaks the last shield does not win', () => {
    const table = attackWith([], 1);
    play(table, options(table)[0] ?? '');
    expect(table.game.state.result).toBeNull();
  });

  test('with two breakers uses one of them', () => {
    const table = attackWith(['double breaker', 'triple breaker'], 5);
    expect(options(table)).toEqual(['breaker 2', 'breaker 3']);
    play(table, 'breaker 2');
    play(table, options(table)[0] ?? '');
    play(table, options(table)[0] ?? '');
    expect(count(table, 'B', 'shield zone')).toBe(3);
    expect(asked(table).kind).toBe('attack');
  });
});
