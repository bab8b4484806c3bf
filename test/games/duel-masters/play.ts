/** Boards built by hand and played on the engine itself, with the whole game through JSON between every two steps. */
import type { Ability, CardDefinition, TraitValue } from '../../../src/kernel/ability.js';
import { say } from '../../../src/kernel/questions.js';
import { cardOf, defaultLimits, type Game, LimitReached } from '../../../src/kernel/game.js';
import { advance, answer } from '../../../src/kernel/machine.js';
import { makeWorld } from '../../../src/kernel/register.js';
import {
  type Decision,
  addThing,
  emptyState,
  newFrame,
  type Option,
  type State,
  zoneKey,
} from '../../../src/kernel/state.js';
import { traceOf } from '../../../src/kernel/ledger.js';
import { fired } from '../../../src/kernel/trace.js';
import { duelMasters } from '../../../src/games/duel-masters/game.js';
import { newGame } from '../../../src/kernel/copies.js';

export const card = (
  name: string,
  traits: Readonly<Record<string, TraitValue>>,
  ...abilities: readonly Ability[]
): CardDefinition => ({ key: name, name, traits: { name: [name], ...traits }, abilities });

/** A creature with nothing but what is said. */
export const creature = (
  name: string,
  power: number,
  ...abilities: readonly Ability[]
): CardDefinition =>
  card(name, { type: ['creature'], civilization: ['fire'], cost: 3, power }, ...abilities);

export const spell = (
  name: string,
  effect: Extract<Ability, { kind: 'one-off' }>['effect'],
  ...abilities: readonly Ability[]
): CardDefinition =>
  card(
    name,
    { type: ['spell'], civilization: ['water'], cost: 2 },
    { kind: 'one-off', effect },
    ...abilities,
  );

export const keyword = (word: string, amount?: number): Ability => ({
  kind: 'keyword',
  keyword: word,
  ...(amount === undefined ? {} : { amount }),
});

export interface Placed {
  readonly definition: CardDefinition;
  /** The label by which a test speaks of it. */
  readonly as?: string;
  readonly status?: Readonly<Record<string, string>>;
  /** It came this turn. */
  readonly fresh?: boolean;
}

type Zones = Readonly<Record<string, readonly (Placed | CardDefinition)[]>>;

export const blank = card('blank', { type: ['creature'], cost: 1, power: 1000 });

/** Each player's zones; decks and shields that are not given are filled with blanks. */
export interface Board {
  readonly A?: Zones;
  readonly B?: Zones;
  readonly step?: string;
  readonly turn?: number;
  readonly first?: string;
  readonly off?: readonly string[];
}

export interface Table {
  game: Game;
  readonly labels: ReadonlyMap<string, number>;
}

const fill: Zones = {
  deck: Array.from({ length: 20 }, () => blank),
  'shield zone': Array.from({ length: 5 }, () => blank),
};

const startFill: Zones = { deck: Array.from({ length: 40 }, () => blank) };

export const board = (given: Board): Table => {
  const step = given.step ?? 'attack step';
  const definitions = new Map<string, CardDefinition>();
  const labels = new Map<string, number>();
  const state = emptyState('A');
  const { rules } = duelMasters;
  const number = given.turn ?? 2;
  state.turn = { number, player: 'A', first: given.first ?? 'B', step };
  for (const player of ['A', 'B'] as const) {
    const zones = { ...(step === 'start of game' ? startFill : fill), ...given[player] };
    for (const [zone, cards] of Object.entries(zones)) {
      const side = rules.shared.includes(zone) ? '' : player;
      for (const one of cards) {
        const placed: Placed = 'definition' in one ? one : { definition: one };
        const { definition } = placed;
        definitions.set(definition.key, definition);
        const { id } = addThing(
          state,
          { definition: definition.key, owner: player },
          {
            controller: player,
            zone,
            side,
            version: 0,
            status: { ...placed.status },
            host: 0,
            since: placed.fresh ? number : 0,
            stamp: state.clock++,
          },
        );
        labels.set(placed.as ?? definition.name, id);
        (state.zones[zoneKey(side, zone)] ??= []).push(id);
      }
    }
  }
  const world = makeWorld(rules, definitions, [], new Set(given.off));
  const game = newGame(world, state);
  for (const one of state.things)
    one.status = {
      ...say(game, 'entersWith', one.id, one.zone),
      ...one.status,
    };
  game.view = null;
  state.frames = (rules.entries[step] ?? []).map(([procedure, at]) =>
    newFrame(
      procedure,
      rules.book.procedures.get(procedure)?.steps.findIndex((one) => one.name === at) ?? -1,
    ),
  );
  const table = { game, labels };
  run(table);
  return table;
};

/** Runs one step at a time, and every step on a game fresh from JSON. */
const run = (table: Table): void => {
  for (;;) {
    const { world, state, ledger, steps } = table.game;
    const fresh = JSON.parse(JSON.stringify(state)) as State;
    table.game = {
      ...newGame(world, fresh, ledger, { ...defaultLimits, steps: steps + 1 }),
      steps,
    };
    try {
      advance(table.game);
      return;
    } catch (error) {
      if (!(error instanceof LimitReached) || table.game.steps > 5000) throw error;
    }
  }
};

export const asked = ({ game }: Table): Decision => {
  const decision = game.state.asked;
  if (decision === null)
    throw new Error(`nothing is asked; the result is ${JSON.stringify(game.state.result)}`);
  return decision;
};

const nameOf = (table: Table, option: Option): string => {
  const label = [...table.labels].find(([, id]) => id === option.card)?.[0];
  const what = label ?? (option.card === undefined ? option.player : `#${option.card}`);
  const about = what ?? (typeof option.value === 'number' ? String(option.value) : '');
  return about === '' ? option.verb : `${option.verb} ${about}`;
};

/** The options of the open decision: `attack brawler`, `attack target B`, `end attack step`. */
export const options = (table: Table): readonly string[] =>
  asked(table).options.map((option) => nameOf(table, option));

/** Pays with cards that nobody can tell apart. */
const payAnyhow = (table: Table): void => {
  for (;;) {
    const { asked: decision } = table.game.state;
    if (decision?.kind !== 'pay') return;
    const kinds = new Set(
      decision.options.map(({ card: id }) => cardOf(table.game, id ?? 0).definition),
    );
    if (kinds.size > 1) return;
    answer(table.game, decision.options.slice(0, decision.min));
    run(table);
  }
};

/** Answers the open decisions one after another: each with options as `options` writes them, several with commas. */
export const play = (table: Table, ...answers: readonly string[]): Table => {
  for (const text of answers) {
    const decision = asked(table);
    const wanted = text === '' ? [] : text.split(', ');
    const names = options(table);
    const picked = wanted.map((one) => {
      const option = decision.options.find((_, at) => names[at] === one);
      if (option === undefined)
        throw new Error(`${decision.by}, ${decision.kind}: no '${one}' among ${names.join(' | ')}`);
      return option;
    });
    if (picked.length < decision.min || picked.length > decision.max)
      throw new Error(
        `${decision.kind}: ${decision.min} to ${decision.max} of ${names.join(' | ')}`,
      );
    answer(table.game, picked);
    run(table);
    payAnyhow(table);
  }
  return table;
};

export const where = ({ game, labels }: Table, label: string): string => {
  const { zone, side } = cardOf(game, labels.get(label) ?? 0);
  return side === '' ? zone : `${side} ${zone}`;
};

export const count = ({ game }: Table, side: string, zone: string): number =>
  (game.state.zones[zoneKey(side, zone)] ?? []).length;

export const firedRules = ({ game }: Table): readonly string[] => [...fired(traceOf(game)).keys()];
