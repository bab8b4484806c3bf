/** State-based rules: looking at the state together until nothing is found. */
import { batchOf, proposedOf } from './batch.js';
import {
  addTo,
  collect,
  type Collector,
  type Game,
  isOff,
  LimitReached,
  Unsupported,
} from './game.js';
import { type Move, procedure, step } from './rule.js';
import type { Frame, GameEvent, Json } from './state.js';
import { addMark } from './trace.js';
import { carryBatch } from './carry-events.js';
import { say } from './questions.js';
import { goesRound, isTried, standingWithoutFrames } from './watched.js';
import { madeAt, nodeOf, writeDown, progressOf } from './ledger.js';

interface Detected {
  readonly rule: string;
  readonly events: readonly GameEvent[];
  readonly why: Collector;
}

/** What all state-based rules find in the state as it is, looked at together. */
const detect = (game: Game): readonly Detected[] => {
  const found: Detected[] = [];
  for (const rule of game.world.rules.book.stateBased) {
    if (isOff(game, rule.number)) continue;
    const [events, why] = collect(game, () => rule.detect(game));
    if (events.length > 0) found.push({ rule: rule.number, events, why });
  }
  return found;
};

/** What was found and is due in the same place of the game's order, waiting in the frame until the places before are done. */
type Due = readonly { readonly event: GameEvent }[];

/**
 * Everything found happens as one, unless the game has an order for it (`stateBasedPlace`): then what is in one place
 * happens together, and what is in a later one afterwards, as it was found.
 */
const dueOf = (game: Game, found: readonly Detected[], frame: Frame): readonly Due[] => {
  const placed = found.map((one) => {
    const [place, why] = collect(game, () => say(game, 'stateBasedPlace', one.rule));
    return { one, place, why };
  });
  const places = [...new Set(placed.map(({ place }) => place))].sort((a, b) => a - b);
  if (places.length > 1)
    for (const { one, why } of placed) collect(game, () => addTo(game, why), one.why);
  return places.map((place) =>
    nodesFor(
      game,
      placed.filter((one) => one.place === place).map(({ one }) => one),
      frame,
    ),
  );
};

const nodesFor = (game: Game, found: readonly Detected[], frame: Frame): Due =>
  found.flatMap(({ rule, events, why }) => {
    addMark(why, rule, 'applied');
    const { called } = progressOf(game, frame);
    const node = writeDown(game, called, { is: 'step', procedure: frame.procedure }, why);
    return events.map((event) => madeAt(game, { event }, node));
  });

const proposeDue = (game: Game, due: Due, frame: Frame): void => {
  const open = due.map((one) => proposedOf(game, one.event, nodeOf(game, one), []));
  const { called } = progressOf(game, frame);
  const comes = carryBatch(game, batchOf(open), called, '');
  if (comes) frame.locals['idle'] = false;
};

// ---------------------------------------------------------------- what goes round

/** So many rounds none is looked at closely: nearly all end before. */
const unwatched = 4;

const roundsOf = ({ locals }: Frame): number => Number(locals['rounds'] ?? 0);

/** Whether the rules have come back to where they were, and nobody can stop that. */
const isRound = (game: Game, frame: Frame): boolean => {
  if (isTried(game, frame, true)) return false;
  const open = game.state.frames.filter(({ procedure: name }) => name === frame.procedure);
  const rounds = open.reduce((sum, one) => sum + roundsOf(one), 0);
  return rounds >= unwatched && goesRound(game, frame, standingWithoutFrames, open);
};

/** What becomes of that is for the game to say. */
const endlessly = (game: Game): Move => {
  if (game.world.rules.book.procedures.has('endlessLoop'))
    return { call: 'endlessLoop', end: true };
  throw new Unsupported(
    '',
    'state-based rules find something to do without end, nobody can stop that, and no rule of this edition says what becomes of it',
  );
};

/**
 * Runs the state-based rules until they find nothing, or nothing of what they find can happen; bounded, since rules may
 * undo one another, and always find a state in which they were not yet.
 */
export const stateBasedProcedure = procedure([
  step('look', (game, frame) => {
    const [next, ...later] = (frame.locals['due'] ?? []) as unknown as readonly Due[];
    if (next !== undefined) {
      frame.locals['due'] = later as unknown as Json;
      proposeDue(game, next, frame);
      return { arranged: true };
    }
    const found = detect(game);
    if (found.length === 0 || frame.locals['idle'] === true) return { end: true };
    if (isRound(game, frame)) return endlessly(game);
    frame.locals['idle'] = true;
    const rounds = roundsOf(frame);
    if (rounds >= 1000)
      throw new LimitReached('state-based rules find something to do without end');
    frame.locals['rounds'] = rounds + 1;
    const [first, ...others] = dueOf(game, found, frame);
    frame.locals['due'] = others as unknown as Json;
    if (first !== undefined) proposeDue(game, first, frame);
    return { arranged: true };
  }),
]);
