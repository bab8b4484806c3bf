/** Counters on things: so many of each name. They are gone with the object on which they were put. */
import { cardOf, fact, type Game } from './game.js';
import { type GameEvent, type Json, keyOf, type State } from './state.js';

interface Counted {
  /** Which of its lives the card leads on which they were put. */
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
}

const nameOf = (id: number): string => keyOf(id, 'counters');

const allOn = (game: Game, id: number): Counted['counters'] => {
  const known = fact(game, nameOf(id)) as unknown as Counted | undefined;
  return known === undefined || known.life !== cardOf(game, id).version ? {} : known.counters;
};

/** How many counters of a name are on a thing. */
export const countersOn = (game: Game, id: number, counter: string): number =>
  allOn(game, id)[counter] ?? 0;

/** That there are so many more of them, or fewer; never fewer than none. */
export const countersChange = (game: Game, id: number, counter: string, by: number): GameEvent => {
  const { [counter]: before = 0, ...others } = allOn(game, id);
  const number = Math.max(0, before + by);
  const counters = number === 0 ? others : { ...others, [counter]: number };
  const isNone = Object.keys(counters).length === 0;
  const value = isNone ? null : { life: cardOf(game, id).version, counters };
  return { kind: 'fact', name: nameOf(id), value };
};

/** That so many lie on a thing as the game begins. */
export const countersLie = (state: State, id: number, counters: Counted['counters']): void => {
  if (Object.keys(counters).length === 0) return;
  const on: Counted = { life: state.things[id - 1]?.version ?? 0, counters };
  state.facts[nameOf(id)] = on as unknown as Json;
};
