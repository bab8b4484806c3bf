/** Cards used, paid for and resolved. */
import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/kernel/ability.js';
import { traceOf } from '../../../src/kernel/ledger.js';
import {
  asked,
  blank,
  board,
  card,
  creature,
  firedRules,
  options,
  play,
  spell,
  where,
} from './play.js';
import { all, exactly, act, draw, when, mana, power } from './texts.js';

describe('using a card', () => {
  const twoColors = card('two colors', {
    type: ['creature'],
    civilization: ['fire', 'water'],
    cost: 3,
    power: 1000,
  });

  test('a creature is paid for with a card of its civilization and enters the battle zone', () => {
    const table = board({
      step: 'main step',
      A: { hand: [creature('mine', 1000)], 'mana zone': [...mana(1, 'fire'), ...mana(2, 'water')] },
    });
    expect(options(table)).toEqual(['summon mine', 'end main step']);
    play(table, 'summon mine');
    expect(where(table, 'mine')).toBe('battle zone');
    expect(firedRules(table)).toEqual(
      expect.arrayContaining([
        '301.1',
        '504.1',
        '601.1a',
        '409.1',
        '601.1e',
        '112.2a',
        '701.2a',
        '601.1f',
        '301.2',
      ]),
    );
    expect(options(table)).toEqual(['end main step']);
  });

  test.each([
    ['too little mana', creature('mine', 1000), mana(2, 'fire'), false],
    ['the wrong civilization', creature('mine', 1000), mana(3, 'water'), false],
    [
      'two civilizations, one card each',
      twoColors,
      [...mana(2, 'fire'), ...mana(1, 'water')],
      true,
    ],
    ['two civilizations, one missing', twoColors, mana(3, 'fire'), false],
    [
      'one card of two civilizations pays for one of them',
      twoColors,
      [{ definition: twoColors, as: 'both' }, ...mana(2, 'nature')],
      false,
    ],
  ])('%s', (_, mine, mana_, offered) => {
    const table = board({
      step: 'main step',
      A: { hand: [{ definition: mine, as: 'used' }], 'mana zone': mana_ },
    });
    expect(options(table).includes('summon used')).toBe(offered);
  });

  test('a choice of mana is asked for: the civilization first, then the rest, and not too much', () => {
    const table = board({
      step: 'main step',
      A: { hand: [creature('mine', 1000)], 'mana zone': [...mana(2, 'fire'), ...mana(2, 'water')] },
    });
    play(table, 'summon mine');
    expect(asked(table)).toMatchObject({ kind: 'pay', by: 'A', min: 2, max: 2 });
    expect(options(table)).toEqual(['pay fire 2', 'pay water 1', 'pay water 2']);
    play(table, 'pay fire 2, pay water 2');
    const tapped = [...table.labels].filter(
      ([, id]) => table.game.state.things[id - 1]?.status['orientation'] === 'tapped',
    );
    expect(tapped.map(([label]) => label)).toEqual(['fire 1', 'fire 2', 'water 2']);
  });

  test('a spell does what it says in order and goes to the graveyard; what it triggers waits', () => {
    const watcher = creature(
      'watcher',
      1000,
      when('discard', { player: { is: 'player', who: 'you' } }, [draw(1)]),
    );
    const table = board({
      step: 'main step',
      A: {
        hand: [
          spell('news', [
            draw(1),
            act('discard', { object: exactly(1, { zones: ['hand'], whose: 'you', tests: [] }) }),
          ]),
        ],
        'mana zone': mana(2, 'water'),
        'battle zone': [{ definition: watcher, as: 'watcher' }],
        deck: [blank, creature('last', 1000)],
      },
    });
    play(table, 'cast news');
    // The one card drawn is the one to discard; then the trigger draws the last one.
    expect(options(table)).toHaveLength(1);
    play(table, options(table)[0] ?? '');
    expect(table.game.state.result).toMatchObject({ loser: 'A', winner: 'B', why: 'empty deck' });
    expect(where(table, 'news')).toBe('A graveyard');
    expect(firedRules(table)).toEqual(
      expect.arrayContaining(['302.1', '302.2', '603.2', '703.4b', '104.2b']),
    );
  });

  test('a creature at power 0 or less is gone before the spell goes on', () => {
    const shrink: Instruction = {
      do: 'change',
      text: {
        subject: all({ whose: 'opponent' }),
        changes: [{ change: 'add', trait: 'power', amount: -3000 }],
      },
      duration: { until: 'end of turn' },
    };
    const reborn = creature('reborn', 3000, when('destroyed', { card: { is: 'this' } }, [draw(1)]));
    const table = board({
      step: 'main step',
      A: { hand: [spell('wither', [shrink, draw(2)])], 'mana zone': mana(2, 'water') },
      B: { 'battle zone': [reborn, creature('big', 5000)] },
    });
    play(table, 'cast wither');
    expect(where(table, 'reborn')).toBe('B graveyard');
    expect(power(table, 'big')).toBe(2000);
    const kinds = traceOf(table.game).nodes.flatMap(({ kind }) =>
      kind.is === 'event' && ['destroyed', 'draw'].includes(kind.event.kind)
        ? [`${kind.event.kind} ${kind.event.player ?? ''}`]
        : [],
    );
    expect(kinds).toEqual(['destroyed ', 'draw A', 'draw A', 'draw B']);
    play(table, 'end main step', 'end attack step', '');
    expect(power(table, 'big')).toBe(5000);
    expect(firedRules(table)).toEqual(
      expect.arrayContaining(['703.4c', '511.2', '500.3', '608.2', '608.2b']),
    );
  });
});
