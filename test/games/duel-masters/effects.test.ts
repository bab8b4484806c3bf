/** Effects that wait, that replace, and that last. */
import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../src/kernel/ability.js';
import { numberOf } from '../../../src/kernel/continuous.js';
import {
  asked,
  blank,
  board,
  count,
  creature,
  firedRules,
  keyword,
  options,
  play,
  spell,
  where,
} from './play.js';
import { filter, all, exactly, act, draw, when, entersDraw, mana, power } from './texts.js';

describe('effects that wait', () => {
  const two = creature('two', 1000, entersDraw);

  test('the turn player resolves theirs first, in any order', () => {
    const table = board({
      step: 'main step',
      A: {
        hand: [creature('mine', 1000, entersDraw)],
        'mana zone': mana(3, 'fire'),
        'battle zone': [
          creature(
            'other',
            1000,
            when(
              'move',
              { card: { is: 'card', filter: filter({ zones: [], other: true }) } },
              [draw(2)],
              { to: 'battle zone' },
            ),
          ),
        ],
      },
      B: {
        'battle zone': [
          creature(
            'theirs',
            1000,
            when(
              'move',
              { card: { is: 'card', filter: filter({ zones: [], other: true }) } },
              [draw(1)],
              { to: 'battle zone' },
            ),
          ),
        ],
      },
    });
    play(table, 'summon mine');
    expect(asked(table)).toMatchObject({ kind: 'order', by: 'A' });
    expect(asked(table).options.map((option) => option.card)).toEqual(
      expect.arrayContaining([table.labels.get('mine'), table.labels.get('other')]),
    );
    expect(count(table, 'B', 'hand')).toBe(0);
    play(table, 'resolve other');
    expect(count(table, 'A', 'hand')).toBe(3);
    expect(count(table, 'B', 'hand')).toBe(1);
    expect(firedRules(table)).toEqual(expect.arrayContaining(['101.4a', '603.3', '605.1']));
  });

  test('a shield trigger is declared as it goes to the hand and resolved before the next break', () => {
    const pit = spell(
      'pit',
      [act('destroy', { object: exactly(1, { whose: 'opponent' }) })],
      keyword('shield trigger'),
    );
    const table = board({
      A: { 'battle zone': [creature('fang', 6000, keyword('double breaker'))] },
      B: { 'shield zone': [pit, creature('spark', 1000, keyword('shield trigger')), blank] },
    });
    play(table, 'attack fang', 'attack target B', '', 'break pit');
    expect(where(table, 'pit')).toBe('B shield zone');
    expect(asked(table)).toMatchObject({ kind: 'shield trigger', by: 'B', min: 0, max: 1 });
    // One creature only, and still it is chosen.
    play(table, 'shield trigger pit', 'choose fang');
    expect(where(table, 'fang')).toBe('A graveyard');
    expect(where(table, 'pit')).toBe('B graveyard');
    // The attacker is gone, and the second shield breaks all the same.
    expect(asked(table).kind).toBe('break');
    play(table, 'break spark', 'shield trigger spark');
    expect(where(table, 'spark')).toBe('battle zone');
    expect(asked(table).kind).toBe('attack');
    expect(firedRules(table)).toEqual(
      expect.arrayContaining(['112.3a', '509.3', '509.3a', '701.14a', '101.4a', '302.2']),
    );
  });

  test('a shield trigger may stay in the hand', () => {
    const table = board({
      A: { 'battle zone': [creature('fang', 6000)] },
      B: { 'shield zone': [creature('spark', 1000, keyword('shield trigger')), blank] },
    });
    play(table, 'attack fang', 'attack target B', '', 'break spark', '');
    expect(where(table, 'spark')).toBe('B hand');
  });

  test.each([
    ['as it is destroyed', 'destroy', 3],
    ['once it has been destroyed', 'destroyed', 1],
  ])('a creature that draws %s, with two others', (_, event, drawn) => {
    const mourner = creature(
      'mourner',
      1000,
      when(event, { card: { is: 'card', filter: filter({ zones: [] }) } }, [draw(1)]),
    );
    const table = board({
      step: 'main step',
      A: {
        hand: [spell('sweep', [act('destroy', { object: all() })])],
        'mana zone': mana(2, 'water'),
      },
      B: { 'battle zone': [mourner, creature('one', 1000), two] },
    });
    play(table, 'cast sweep');
    for (let left = drawn; left > 1; left--) play(table, options(table)[0] ?? '');
    expect(count(table, 'B', 'hand')).toBe(drawn);
    expect(firedRules(table)).toContain('603.5c');
  });
});

describe('replacements', () => {
  const herald = creature('herald', 3000, {
    kind: 'replacement',
    when: { event: 'draw', roles: { player: { is: 'player', who: 'you' } } },
    optional: true,
    costs: [],
    instead: [
      draw(2),
      act('discard', { object: exactly(1, { zones: ['hand'], whose: 'you', tests: [] }) }),
    ],
  });

  test('each of two draws is replaced by itself, and completely, before the next', () => {
    const table = board({
      step: 'main step',
      A: {
        hand: [
          spell('news', [
            draw(2),
            act('discard', { object: exactly(1, { zones: ['hand'], whose: 'you', tests: [] }) }),
          ]),
        ],
        'mana zone': mana(2, 'water'),
        'battle zone': [herald],
        deck: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ definition: blank, as: name })),
      },
    });
    play(table, 'cast news', 'replace herald');
    expect(options(table)).toEqual(['choose a', 'choose b']);
    play(table, 'choose a', 'replace herald', 'choose c', 'choose b');
    expect(where(table, 'd')).toBe('A hand');
    expect(count(table, 'A', 'hand')).toBe(1);
    expect(count(table, 'A', 'deck')).toBe(2);
    expect(firedRules(table)).toEqual(
      expect.arrayContaining(['114.4a', '609.6a', '609.1', '609.3']),
    );
  });

  test('a creature that would be destroyed goes to the hand instead', () => {
    const warden = creature('warden', 1000, {
      kind: 'replacement',
      when: { event: 'destroy', roles: { card: { is: 'this' } } },
      optional: false,
      costs: [],
      instead: [
        act('return', {
          object: { is: 'this' },
          with: { to: { place: { zone: 'hand', whose: 'owner' } } },
        }),
      ],
    });
    const table = board({
      A: { 'battle zone': [creature('brawler', 3000)] },
      B: { 'battle zone': [{ definition: warden, status: { orientation: 'tapped' } }] },
    });
    play(table, 'attack brawler', 'attack target warden', '');
    expect(where(table, 'warden')).toBe('B hand');
  });

  test('what cannot be destroyed stays, at power 0 as well', () => {
    const rock = creature('rock', 0, {
      kind: 'static',
      changes: [
        { subject: { is: 'this' }, changes: [{ change: 'cannot', action: 'be destroyed' }] },
      ],
    });
    const table = board({
      step: 'main step',
      A: {
        hand: [spell('sweep', [act('destroy', { object: all() })])],
        'mana zone': mana(2, 'water'),
      },
      B: { 'battle zone': [rock] },
    });
    play(table, 'cast sweep');
    expect(where(table, 'rock')).toBe('battle zone');
    expect(firedRules(table)).toContain('700.3');
  });
});

describe('continuous effects', () => {
  const aura = (
    name: string,
    ...changes: Extract<Ability, { kind: 'static' }>['changes'][number]['changes']
  ) =>
    creature(name, 1000, {
      kind: 'static',
      changes: [{ subject: all({ other: true, whose: 'you' }), changes }],
    });
  const plus = aura('plus', { change: 'add', trait: 'power', amount: 2000 });
  const double = aura('double', { change: 'multiply', trait: 'power', factor: 2 });
  const fixed = aura('fixed', { change: 'set', trait: 'power', value: 500, fixed: true });

  test.each([
    ['added, then doubled', [plus, double], 10000],
    ['doubled, then added all the same', [double, plus], 10000],
    ['fixed, whatever else applies', [fixed, plus, double], 500],
  ])('%s', (_, auras, expected) => {
    const table = board({ A: { 'battle zone': [creature('mine', 3000), ...auras] } });
    expect(power(table, 'mine')).toBe(expected);
  });

  test('a power below zero counts as zero', () => {
    const drain = aura('drain', { change: 'add', trait: 'power', amount: -6000 });
    const rock = creature('rock', 5000, {
      kind: 'static',
      changes: [
        { subject: { is: 'this' }, changes: [{ change: 'cannot', action: 'be destroyed' }] },
      ],
    });
    expect(power(board({ A: { 'battle zone': [rock, drain] } }), 'rock')).toBe(0);
  });

  test('a reduced cost is what is paid, and the written cost what is looked at', () => {
    const lupia = creature('lupia', 1000, {
      kind: 'static',
      changes: [
        {
          subject: all({ zones: ['hand', 'nowhere zone'], whose: 'you' }),
          changes: [{ change: 'add', trait: 'cost', amount: -2 }],
        },
      ],
    });
    const table = board({
      step: 'main step',
      A: { hand: [creature('mine', 1000)], 'mana zone': mana(1, 'fire'), 'battle zone': [lupia] },
    });
    expect(numberOf(table.game, table.labels.get('mine') ?? 0, 'cost')).toBe(3);
    play(table, 'summon mine');
    expect(where(table, 'mine')).toBe('battle zone');
    expect(firedRules(table)).toContain('601.1d');
  });
});
