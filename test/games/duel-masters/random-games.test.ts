/** Whole games by players who choose anything legal: they must come to an end that the rulebook knows. */
import { expect, test } from 'vitest';
import { advance, answer } from '../../../src/kernel/machine.js';
import { makeWorld } from '../../../src/kernel/register.js';
import {
  addThing,
  type Decision,
  emptyState,
  newFrame,
  type Option,
  type State,
} from '../../../src/kernel/state.js';
import {
  duelMasters,
  duelMasters1_8,
  duelMastersAbridged,
} from '../../../src/games/duel-masters/game.js';
import { card, keyword, spell } from './play.js';
import { act, all, draw, entersDraw, exactly, filter, when } from './texts.js';
import { newGame } from '../../../src/kernel/copies.js';

const creature = (name: string, civilization: readonly string[], cost: number, power: number) =>
  [name, { type: ['creature'], civilization, cost, power }] as const;
const discard = act('discard', {
  object: exactly(1, { zones: ['hand'], whose: 'you', tests: [] }),
});
const shields = exactly(2, { whose: 'opponent', zones: ['shield zone'], tests: [] });

const cards = [
  card(...creature('ember', ['fire'], 1, 1000)),
  card(
    ...creature('racer', ['fire', 'water'], 2, 2000),
    keyword('speed attacker'),
    keyword('power attacker', 2000),
  ),
  card(...creature('guard', ['water'], 2, 3000), keyword('blocker')),
  card(...creature('spark', ['fire'], 3, 2000), keyword('shield trigger'), entersDraw),
  card(...creature('fang', ['fire'], 4, 6000), keyword('double breaker')),
  card(...creature('titan', ['fire'], 5, 9000), keyword('world breaker')),
  card(...creature('imp', ['water'], 2, 1000), keyword('slayer')),
  card(
    ...creature('mourner', ['water'], 2, 1000),
    when('destroyed', { card: { is: 'card', filter: filter({ zones: [], other: true }) } }, [
      draw(1),
      discard,
    ]),
  ),
  card(...creature('herald', ['water'], 3, 2000), {
    kind: 'replacement',
    when: { event: 'draw', roles: { player: { is: 'player', who: 'you' } } },
    optional: true,
    costs: [],
    instead: [draw(2), discard],
  }),
  spell(
    'pit',
    [act('destroy', { object: exactly(1, { whose: 'opponent' }) })],
    keyword('shield trigger'),
  ),
  spell('sweep', [act('destroy', { object: all() })]),
  spell('steal', [
    act('return', { object: shields, with: { to: { place: { zone: 'hand', whose: 'owner' } } } }),
  ]),
  spell('volley', [act('break', { object: shields })]),
  spell('rebuild', [
    act('put', {
      object: exactly(2, { whose: 'you', zones: ['hand'], tests: [] }),
      with: { to: { place: { zone: 'deck', whose: 'owner', position: 'top' } } },
    }),
    act('shuffle'),
  ]),
];

/** The same numbers every time. */
const dice = (seed: number) => (sides: number) => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return (seed >> 8) % sides;
};

const anyAnswer = (
  { options, min, max }: Decision,
  roll: (sides: number) => number,
): readonly Option[] => {
  const left = [...options];
  const count = min + roll(max - min + 1);
  return Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0]).filter(
    (option) => option !== undefined,
  );
};

const editions = [duelMasters, duelMasters1_8, duelMastersAbridged];

test.each(
  editions.flatMap(({ rulebook, rules }) =>
    [1, 2, 3].map((seed) => [rulebook, seed, rules] as const),
  ),
)('under %s game %i ends', (_, seed, rules) => {
  const roll = dice(seed);
  const state = emptyState('A');
  for (const player of ['A', 'B'])
    for (let count = 0; count < 40; count++) {
      const place = { zone: 'deck', side: player, host: 0, since: 0, stamp: count };
      const definition = cards[roll(cards.length)]?.key ?? '';
      const about = { controller: player, version: 0, status: {}, ...place };
      const { id } = addThing(state, { definition, owner: player }, about);
      (state.zones[`${player} deck`] ??= []).push(id);
    }
  state.frames = [newFrame('startGame')];
  const world = makeWorld(rules, new Map(cards.map((one) => [one.key, one])));
  let game = newGame(world, state);
  advance(game);
  const remembered = new Map<number, number>();
  while (game.state.asked !== null) {
    const { turn, lastKnown } = game.state;
    if (!remembered.has(turn.number)) remembered.set(turn.number, Object.keys(lastKnown).length);
    answer(game, anyAnswer(game.state.asked, roll));
    game = newGame(world, JSON.parse(JSON.stringify(game.state)) as State, game.ledger);
    advance(game);
  }
  // No turn begins with what is known of cards that left in an earlier one: nothing here looks back so far.
  expect(Math.max(...remembered.values())).toBe(0);
  expect(remembered.size).toBeGreaterThan(5);
  expect(game.state.refusal).toBeNull();
  expect(['direct attack', 'empty deck']).toContain(game.state.result?.why);
});
