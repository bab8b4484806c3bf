/** The steps of a turn, and the start of the game. */
import { describe, expect, test } from 'vitest';
import { knowsCount, sees } from '../../../src/kernel/sight.js';
import { asked, board, count, creature, firedRules, options, play, where } from './play.js';

describe('a turn', () => {
  test('goes through its steps: untap, draw, charge, main, attack, end', () => {
    const table = board({
      step: 'end step',
      A: {
        'battle zone': [{ definition: creature('mine', 1000), status: { orientation: 'tapped' } }],
      },
      B: {
        hand: [creature('charged', 1000)],
        'battle zone': [
          { definition: creature('theirs', 1000), status: { orientation: 'tapped' } },
        ],
      },
    });
    expect(table.game.state.turn).toMatchObject({ player: 'B', number: 3, step: 'charge step' });
    const orientation = (label: string) =>
      table.game.state.things[(table.labels.get(label) ?? 0) - 1]?.status['orientation'];
    expect([orientation('mine'), orientation('theirs')]).toEqual(['tapped', 'untapped']);
    expect(count(table, 'B', 'hand')).toBe(2);
    play(table, 'charge charged');
    expect(where(table, 'charged')).toBe('B mana zone');
    expect(asked(table)).toMatchObject({ kind: 'main', by: 'B', rest: true });
    play(table, 'end main step');
    expect(asked(table)).toMatchObject({ kind: 'attack', by: 'B', rest: true });
    play(table, 'end attack step');
    expect(table.game.state.turn).toMatchObject({ player: 'A', number: 4 });
  });

  test('the first player does not draw in the first turn', () => {
    const table = board({ step: 'start step', turn: 1, first: 'A' });
    expect(asked(table).kind).toBe('charge');
    expect(count(table, 'A', 'hand')).toBe(0);
    play(table, '', 'end main step', 'end attack step');
    expect(count(table, 'B', 'hand')).toBe(1);
    expect(firedRules(table)).not.toContain('500.5');
  });

  test('the game begins with shuffled decks, five shields, five cards, and chance says who goes first', () => {
    const table = board({ step: 'start of game' });
    for (const player of ['A', 'B']) {
      expect(asked(table)).toMatchObject({
        kind: 'deck order',
        by: 'chance',
        about: player,
        ordered: true,
      });
      play(table, options(table).join(', '));
    }
    expect(options(table)).toEqual(['goes first A', 'goes first B']);
    play(table, 'goes first B');
    expect(table.game.state.turn).toMatchObject({ player: 'B', first: 'B', number: 1 });
    for (const player of ['A', 'B'])
      expect([
        count(table, player, 'deck'),
        count(table, player, 'shield zone'),
        count(table, player, 'hand'),
      ]).toEqual([30, 5, 5]);
    expect(asked(table).kind).toBe('charge');
  });
});

describe('who sees what', () => {
  test.each([
    ['their own hand, not the other one', 'A hand', true, false],
    ['no deck', 'A deck', false, false],
    ['no shields', 'A shield zone', false, false],
    ['every graveyard', 'A graveyard', true, true],
    ['the mana of both', 'A mana zone', true, true],
    ['the battle zone', ' battle zone', true, true],
  ])('%s', (_, zone, mine, theirs) => {
    const here = [creature('here', 1000)];
    const { game } = board({
      A: { hand: here, graveyard: here, 'mana zone': here, 'battle zone': here },
    });
    const [id = 0] = game.state.zones[zone] ?? [];
    expect([sees(game, 'A', id), sees(game, 'B', id)]).toEqual([mine, theirs]);
  });

  test('how many cards a deck and a hand hold', () => {
    const { game } = board({});
    expect([knowsCount(game, 'A', 'B', 'deck'), knowsCount(game, 'A', 'B', 'hand')]).toEqual([
      true,
      true,
    ]);
  });
});
