/** What is told of words that the games do not have, and of boards. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { load, problemsOf } from '../../src/harness/suite.js';

const loaded = (text: string) =>
  load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);

/** The messages about an ability of a card that stays on the board. */
const toldOf = (rulebook: string, traits: string, ability: string): readonly string[] =>
  problemsOf(
    loaded(`card "C"
  ${traits}
  ${ability}
ruling "R"
  rulebook ${rulebook}
  given
    A hand "C" as c
  expect
    c in A hand
`),
  ).map(({ message, help = '' }) => `${message}; ${help}`);

describe('words that mean something else, or stand in longer ones', () => {
  test.each([
    [
      'when you lose: draw 1 card',
      'there is no event ‘lose’; there is: loses a battle, lost battle, loses the game, would lose the game (all words: hantei words duel-masters)',
    ],
    [
      'when this attacks: graveyard 1 card',
      'there is no verb ‘graveyard’; ‘graveyard’ is a zone (all words: hantei words duel-masters)',
    ],
    [
      'when this attacks: enters 1 card',
      'there is no verb ‘enters’; ‘enters’ is an event (all words: hantei words duel-masters)',
    ],
  ])('%s', (ability, expected) =>
    expect(toldOf('duel-masters/1.13', 'creature, fire, cost 3, power 3000', ability)).toEqual([
      expected,
    ]),
  );
});

test('a board tells which cards lie otherwise than is usual in their zone', () => {
  const [one] = loaded(`card "U"  unit, cost 1, power 3
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "U" as u, face down
    A field "U" as v
    A life  l, rest
  expect
    u in A adolla
`).cases;
  const zones = one === undefined ? [] : (judge(one).board?.zones ?? []);
  const told = zones.flatMap(({ cards }) =>
    cards.map(({ text, states }) => `${text}: ${states.join(', ')}`),
  );
  expect(told).toEqual(
    expect.arrayContaining(['u: ready, face down, power 3', 'v: ready, power 3', 'l: ']),
  );
});
