/** A table to play on in tests of a game's engine: boards built by hand, decisions answered by picking options. */
import type { Ability, CardDefinition, TraitValue } from '../../src/kernel/ability.js';
import type { Game, GameRules, World } from '../../src/kernel/game.js';
import { advance, answer } from '../../src/kernel/machine.js';
import { makeWorld } from '../../src/kernel/register.js';
import {
  addThing,
  emptyState,
  newFrame,
  type Option,
  type State,
  zoneKey,
} from '../../src/kernel/state.js';
import { newGame } from '../../src/kernel/copies.js';

export interface Put {
  readonly name: string;
  readonly side: string;
  readonly zone: string;
  readonly traits?: Readonly<Record<string, TraitValue>>;
  readonly abilities?: readonly Ability[];
  readonly status?: Readonly<Record<string, string>>;
  readonly host?: number;
  readonly since?: number;
}

/** A game entered at one of its entries, with these cards (ids from 1, in order) and the usual fillers. */
export const table = (rules: GameRules, entry: string, cards: readonly Put[]): Game => {
  const { world, state } = layOut(rules, entry, cards);
  const game = newGame(world, state);
  advance(game);
  return game;
};

/** Fillers that are more than a blank card. */
const fillers: Readonly<Record<string, CardDefinition['traits']>> = {
  flame: { type: ['flame card'] },
  hero: { type: ['hero'], life: 20, intellect: 4 },
};

export interface LaidOut {
  readonly world: World;
  readonly state: State;
}

/** The same before anything has gone on. */
export const layOut = (rules: GameRules, entry: string, cards: readonly Put[]): LaidOut => {
  const definitions = new Map<string, CardDefinition>();
  const state = emptyState(rules.players[0]);
  state.turn = { number: 2, player: rules.players[0], first: rules.players[0], step: entry };
  for (const card of cards) {
    definitions.set(card.name, {
      key: card.name,
      name: card.name,
      traits: { name: [card.name], ...card.traits },
      abilities: card.abilities ?? [],
    });
    put(rules, state, card);
  }
  for (const [zone, { count, filler }] of Object.entries(rules.fill))
    for (const side of rules.players)
      if (!cards.some((card) => card.zone === zone && card.side === side))
        for (let n = 0; n < count; n++) {
          definitions.set(`filler ${zone}`, {
            key: `filler ${zone}`,
            name: filler,
            traits: { name: [filler], ...(fillers[filler] ?? {}) },
            abilities: [],
          });
          put(rules, state, { name: `filler ${zone}`, side, zone });
        }
  for (const [procedure, name] of rules.entries[entry] ?? []) {
    const steps = rules.book.procedures.get(procedure)?.steps ?? [];
    state.frames.push(
      newFrame(
        procedure,
        steps.findIndex((one) => one.name === name),
      ),
    );
  }
  return { world: makeWorld(rules, definitions), state };
};

const put = (rules: GameRules, state: State, card: Put): void => {
  const side = rules.shared.includes(card.zone) ? '' : card.side;
  const { id } = addThing(
    state,
    { definition: card.name, owner: card.side },
    {
      controller: card.side,
      zone: card.zone,
      side,
      version: 1,
      status: { face: 'up', ...card.status },
      host: card.host ?? 0,
      since: card.since ?? 0,
      stamp: state.clock++,
    },
  );
  (state.zones[zoneKey(side, card.zone)] ??= []).push(id);
};

/** Picks options of the open decision by a predicate, and plays on; through JSON on the way. */
export const pick = (game: Game, ...wanted: readonly ((option: Option) => boolean)[]): void => {
  const { asked } = game.state;
  if (asked === null) throw new Error('nothing is asked');
  const picked = wanted.map((want) => {
    const found = asked.options.find(want);
    if (!found) throw new Error(`no such option: ${JSON.stringify(asked.options)}`);
    return found;
  });
  answer(game, picked);
  game.state = JSON.parse(JSON.stringify(game.state)) as State;
  game.view = null;
  advance(game);
};

export const verb =
  (name: string, card?: number) =>
  (option: Option): boolean =>
    option.verb === name && (card === undefined || option.card === card);

export const zoneOf = (game: Game, id: number): string => game.state.things[id - 1]?.zone ?? '';
