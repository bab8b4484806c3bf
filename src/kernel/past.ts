/** What has happened, as far as texts ask for it: kept for a turn. */
import type { Happening } from './batch.js';
import { viewOf } from './continuous.js';
import { type Game, quietly } from './game.js';
import { say } from './questions.js';
import type { GameEvent, State } from './state.js';

/** Keeps events that a condition may ask for later in the turn. */
export const keepHappened = (game: Game, events: readonly Happening[]): void => {
  game.state.past = withThese(game, events);
};

/**
 * Works something out as if events had happened that are about to: how often something has happened counts what an
 * ability triggers on, though it looks at everything else as it was before.
 */
export const countingThese = <T>(
  game: Game,
  events: readonly Happening[],
  work: (game: Game) => T,
): T => {
  const { state } = game;
  const { past } = state;
  const counted = withThese(game, events);
  if (counted === past) return work(game);
  // What effects make of the cards is looked at before: to them nothing has happened yet.
  quietly(game, viewOf);
  state.past = counted;
  try {
    return work(game);
  } finally {
    state.past = past;
  }
};

const withThese = (game: Game, events: readonly Happening[]): State['past'] => {
  const { world, state } = game;
  const turn = state.turn.number;
  const kept = events.filter(({ event }) => world.recalled.has(event.kind));
  if (kept.length === 0) return state.past;
  const times = quietly(game, () => say(game, 'timesNow'));
  const within = Object.keys(times).length === 0 ? {} : { within: times };
  return [
    ...state.past.filter((one) => one.turn === turn),
    ...kept.map(({ event }) => ({ turn, event, ...lifeAfter(game, event), ...within })),
  ];
};

/** What an event has moved leads another life by then. */
const lifeAfter = ({ state }: Game, { card = 0, version }: GameEvent): { life?: number } => {
  const life = state.things[card - 1]?.version;
  return life === undefined || life === version ? {} : { life };
};
