/** Zones of Fire Force at a table: orders that owners choose, cards that leave the deck one by one, who sees what. */
import { describe, expect, test } from 'vitest';
import { fireForce } from '../../../src/games/fire-force/game.js';
import type { Instruction, OneOffAbility } from '../../../src/kernel/ability.js';
import type { Game } from '../../../src/kernel/game.js';
import { sees } from '../../../src/kernel/sight.js';
import { pick, type Put, table, verb, zoneOf } from '../table.js';

const { rules } = fireForce;

const event = (name: string, effect: readonly Instruction[]): Put => ({
  name,
  side: 'A',
  zone: 'hand',
  traits: { type: ['event'], cost: 0 },
  abilities: [{ kind: 'one-off', effect } satisfies OneOffAbility],
});

const toDeck = event('Stacking', [
  {
    do: 'act',
    who: 'you',
    verb: 'put',
    object: {
      is: 'cards',
      quantity: { is: 'all', amount: 0 },
      filter: { zones: ['field'], whose: 'opponent', other: false, tests: [] },
    },
    with: { to: { place: { zone: 'deck', whose: 'owner', position: 'top' } } },
  },
]);

const toLife = event('Fortify', [
  {
    do: 'act',
    who: 'you',
    verb: 'put',
    object: {
      is: 'cards',
      quantity: { is: 'all', amount: 0 },
      filter: { zones: ['deck'], whose: 'you', other: false, tests: [], top: 2 },
    },
    with: { to: { place: { zone: 'life', whose: 'you' } } },
  },
]);

const unit = (name: string, side: string, zone: string): Put => ({
  name,
  side,
  zone,
  traits: { type: ['unit'], power: 1, cost: 0 },
});

const topOf = (game: Game, zone: string, count: number) =>
  (game.state.zones[zone] ?? []).slice(0, count);

describe('cards that come to a zone together', () => {
  test('are ordered by their owner, also when the game went through JSON in between', () => {
    const game = table(rules, 'main phase', [
      toDeck,
      unit('One', 'B', 'field'),
      unit('Two', 'B', 'field'),
    ]);
    pick(game, verb('use event', 1));
    expect(game.state.asked).toMatchObject({ kind: 'arrival order', by: 'B', ordered: true });
    pick(game, verb('arrange', 3), verb('arrange', 2));
    expect(topOf(game, 'B deck', 2)).toEqual([3, 2]);
    expect([sees(game, 'A', 3), sees(game, 'B', 3)]).toEqual([false, false]);
  });

  test('are not ordered where they leave the deck, which they do one by one', () => {
    const game = table(rules, 'main phase', [
      toLife,
      unit('One', 'A', 'deck'),
      unit('Two', 'A', 'deck'),
      unit('Three', 'A', 'deck'),
    ]);
    pick(game, verb('use event', 1));
    expect(game.state.asked?.kind).toBe('main');
    expect(topOf(game, 'A life', 2)).toEqual([3, 2]);
    expect(zoneOf(game, 4)).toBe('deck');
  });
});

describe('who sees a card', () => {
  test.each([
    ['deck', undefined, false, false],
    ['hand', undefined, true, false],
    ['life', undefined, false, false],
    ['life', { face: 'up' }, true, true],
    ['field', { face: 'up' }, true, true],
    ['field', { face: 'down' }, true, false],
    ['adolla', undefined, true, true],
    ['flame deck', { face: 'down' }, true, true],
  ] as const)('in %s, %j', (zone, status, owner, other) => {
    const card = { ...unit('Card', 'A', zone), status: { face: 'down', ...status } };
    const game = table(rules, 'main phase', [card]);
    expect([sees(game, 'A', 1), sees(game, 'B', 1)]).toEqual([owner, other]);
  });
});
