/** Positions as values: the same for the same, whatever led there, and no matter whether it was written down. */
import { describe, expect, test } from 'vitest';
import { fireForce } from '../../src/games/fire-force/game.js';
import { games } from '../../src/harness/games.js';
import type { StaticAbility } from '../../src/kernel/ability.js';
import { LimitReached } from '../../src/kernel/budget.js';
import type { Game } from '../../src/kernel/game.js';
import { newLedger } from '../../src/kernel/ledger.js';
import { positionOf } from '../../src/kernel/position.js';
import { randomBoard } from './random/board.js';
import { playOn } from './random/play.js';
import { random } from '../language/random.js';
import { pick, type Put, table, verb } from './table.js';

const flame: Put = {
  name: 'flame',
  side: 'A',
  zone: 'field',
  traits: { type: ['flame card'] },
  status: { orientation: 'ready' },
};

const unit = (name: string, about: Partial<Put> = {}): Put => ({
  name,
  side: 'A',
  zone: 'hand',
  traits: { type: ['unit'], cost: 1, power: 3 },
  ...about,
});

/** A main phase in which A uses these cards of the hand, one after the other, with a flame for each. */
const using = (hand: readonly Put[], cards: readonly number[]): Game => {
  const flames = hand.map(() => flame);
  const game = table(fireForce.rules, 'main phase', [...hand, ...flames]);
  for (const card of cards) {
    pick(game, verb('use unit', card));
    while (game.state.asked !== null && game.state.asked.kind !== 'main')
      pick(game, ({ verb: name }) => name === game.state.asked?.options[0]?.verb);
  }
  return game;
};

const strengthens: StaticAbility = {
  kind: 'static',
  changes: [
    {
      subject: { is: 'this' },
      changes: [{ change: 'add', trait: 'power', amount: 1 }],
    },
  ],
};

describe('what leads to the same position', () => {
  test.each<{ ways: string; hand: readonly Put[]; one: number[]; other: number[]; same: boolean }>([
    {
      ways: 'two units, in either order',
      hand: [unit('X'), unit('Y')],
      one: [1, 2],
      other: [2, 1],
      same: true,
    },
    {
      ways: 'either of two cards that nobody can tell apart',
      hand: [unit('X'), unit('X')],
      one: [1],
      other: [2],
      same: true,
    },
    {
      ways: 'either of two different cards',
      hand: [unit('X'), unit('Y')],
      one: [1],
      other: [2],
      same: false,
    },
    {
      ways: 'two units with static abilities: one of them is older',
      hand: [unit('X', { abilities: [strengthens] }), unit('Y', { abilities: [strengthens] })],
      one: [1, 2],
      other: [2, 1],
      same: false,
    },
    {
      ways: 'one unit, or two',
      hand: [unit('X'), unit('X')],
      one: [1],
      other: [1, 2],
      same: false,
    },
  ])('$ways: $same', ({ hand, one, other, same }) => {
    const [here, there] = [one, other].map((cards) => positionOf(using(hand, cards)));
    if (same) expect(here).toEqual(there);
    else expect(here).not.toEqual(there);
  });
});

describe.each(games.map((game) => [game.rulebook, game] as const))('%s', (_, entry) => {
  test.each([1, 2, 3, 4])('goes the same way with nothing written down (%i)', (seed) => {
    for (let at = 0; at < 40; at++) {
      const number = seed * 1000 + at;
      const board = randomBoard(entry, random(number));
      const [written, bare] = [newLedger(), null].map((ledger) =>
        playOn(board, random(number), false, 25, ledger),
      );
      // How far a game comes within its bounds depends on what was worked out before.
      if (written?.played.end === LimitReached.name || bare?.played.end === LimitReached.name)
        continue;
      expect(bare?.played.end, `board ${number}`).toBe(written?.played.end);
      expect(positionOf(bare!.game), `board ${number}`).toEqual(positionOf(written!.game));
    }
  });
});
