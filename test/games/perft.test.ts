/** Positions of the games, and how many ways lead on from them: each number is counted by hand from the rulebook. */
import { describe, expect, test } from 'vitest';
import { duelMasters } from '../../src/games/duel-masters/game.js';
import { fireForce } from '../../src/games/fire-force/game.js';
import { perft } from '../kernel/perft.js';
import { type Put, table } from './table.js';

const put = (name: string, side: string, zone: string, traits: Put['traits'] = {}): Put => ({
  name,
  side,
  zone,
  traits,
});

describe('Duel Masters', () => {
  const creature = { type: ['creature'], civilization: ['fire'], cost: 1, power: 1000 };
  const summoned = { orientation: 'untapped' };

  test.each<{ position: string; cards: readonly Put[]; counts: readonly number[] }>([
    {
      // A summons it (504.1; it does not attack yet, 301.5) or does not; then B charges the card that was drawn, or does not (503.1).
      position: 'a creature in hand and mana for it',
      cards: [
        put('mine', 'A', 'hand', creature),
        { ...put('mana', 'A', 'mana zone', creature), status: summoned },
      ],
      counts: [2, 4],
    },
    {
      // A has no mana for it: only B has a choice, of charging.
      position: 'a creature in hand and no mana',
      cards: [put('mine', 'A', 'hand', creature)],
      counts: [2],
    },
    {
      // A attacks the player or not (506.1e: nothing of B's is tapped). Not: B charges or not. Attacked, B has no blocker, and
      // A says which of the five shields breaks (509.3).
      position: 'an attacker against five shields',
      cards: [{ ...put('mine', 'A', 'battle zone', creature), status: summoned }],
      counts: [2, 7],
    },
  ])('$position', ({ cards, counts }) => {
    expect(perft(table(duelMasters.rules, 'main step', cards), counts.length)).toEqual(counts);
  });
});

describe('Fire Force', () => {
  const unit = { type: ['unit'], cost: 1, power: 3 };
  const flame = { type: ['flame card'] };
  const flames = ['A', 'B'].map((side) => put(`${side} last flame`, side, 'flame deck', flame));
  const ready = { orientation: 'ready' };

  test.each<{ position: string; cards: readonly Put[]; counts: readonly number[] }>([
    {
      // A uses it with the one flame (602.1, 903.6) or ends the phase. Used, it has nothing to attack, now or later, since B has no
      // spent unit and it no flame (702.2); else A has the same choice in the next turn.
      position: 'a unit in hand and flame for it',
      cards: [
        put('mine', 'A', 'hand', unit),
        { ...put('flame', 'A', 'field', flame), status: ready },
        ...flames,
      ],
      counts: [2, 2],
    },
    {
      // Attack the spent unit (702.2), or end the phase. Either way A's next choice is that of the next turn, and only if the
      // target is still there and spent: B readies it as their own turn begins (502.1).
      position: 'a spent unit to attack',
      cards: [
        { ...put('mine', 'A', 'field', unit), status: ready },
        { ...put('theirs', 'B', 'field', unit), status: { orientation: 'spent' } },
        ...flames,
      ],
      counts: [2],
    },
  ])('$position', ({ cards, counts }) => {
    expect(perft(table(fireForce.rules, 'main phase', cards), counts.length)).toEqual(counts);
  });
});
