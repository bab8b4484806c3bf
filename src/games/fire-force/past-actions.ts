/**
 * What is remembered of the actions that players have taken, so that a loop of them is noticed (1401.1). They are
 * chosen in two places, the main phase and the counter window of an attack, and each has a memory of its own: an attack
 * in the midst of a loop forgets nothing of the main phase.
 */
import type { Game } from '../../kernel/game.js';
import { type GameEvent, type Json, keyOf, type PastAnswer } from '../../kernel/state.js';
import { keptAnswers, keptOfLoops, whereaboutsOf } from './repetition.js';
import { keepFact, forgotten } from './words.js';

/** An action that is over: where the cards were before it, and everything answered in it. */
interface PastAction {
  readonly before: string;
  readonly answers: readonly PastAnswer[];
}

/** Actions are chosen in the main phase, or while there is an attack in its counter window. */
export const placeOf = (game: Game): 'main' | 'counter' =>
  game.state.facts['attack'] === undefined ? 'main' : 'counter';

/** The name of a fact about the place where actions are chosen now. */
export const kept = (game: Game, what: (typeof keptOfLoops)[number]): string =>
  keyOf(placeOf(game), what);

/** The loop that was last run so many times as named, until something else is done. */
export const loopRun = (game: Game): readonly PastAnswer[] | undefined =>
  game.state.facts[kept(game, 'loop run')] as unknown as readonly PastAnswer[] | undefined;

/**
 * Before every choice of an action: has what was done led back to where the game was? Keeps the actions taken here
 * in this turn, and the loop that ends here.
 */
export const remembered = (game: Game): readonly GameEvent[] => {
  const place = placeOf(game);
  const done = answersHere(game);
  const events: GameEvent[] = [];
  // Naming how often is no action, and leaves the loop as it was found.
  if (done.some(({ kind, picked }) => kind === place && picked[0]?.verb === 'repeat')) {
    addAnswersRead(events, game);
    return events;
  }
  const here = whereaboutsOf(game);
  const past = withAnswers(pastActions(game), done);
  const loop = loopBackTo(here, past);
  const now: readonly PastAction[] = [...past, { before: here, answers: [] }];
  events.push(keepFact(kept(game, 'past actions'), now as unknown as Json));
  events.push(keepFact(kept(game, 'loop'), loop as unknown as Json));
  addAnswersRead(events, game);
  // Done with the named repetitions: the loop rests until something else was done.
  if (!isOfRun(game, done)) events.push(...forgotten(game, [kept(game, 'loop run')]));
  return events;
};

/** Once an attack is over, so is what was repeated in its counter window. */
export const keptOfCounters: readonly string[] = keptOfLoops.map((what) => keyOf('counter', what));

const pastActions = (game: Game): readonly PastAction[] =>
  (game.state.facts[kept(game, 'past actions')] ?? []) as unknown as readonly PastAction[];

/** What was answered since the last choice of an action here. In the main phase it is then forgotten. */
const answersHere = (game: Game): readonly PastAnswer[] =>
  keptAnswers(game).slice(Number(game.state.facts[kept(game, 'answers before')] ?? 0));

const addAnswersRead = (events: GameEvent[], game: Game): void => {
  if (placeOf(game) === 'main') events.push(...forgotten(game, ['answers']));
  else events.push(keepFact(kept(game, 'answers before'), keptAnswers(game).length));
};

const nothingDone: readonly PastAction[] = [];

/** The actions before the last one, and that one with what was answered in it. */
const withAnswers = (
  past: readonly PastAction[],
  answers: readonly PastAnswer[],
): readonly PastAction[] => {
  const last = past.at(-1);
  return last === undefined
    ? nothingDone
    : [...past.slice(0, -1), { before: last.before, answers }];
};

/** The answers of the actions since the cards were last where they are now. */
const loopBackTo = (here: string, past: readonly PastAction[]): readonly PastAnswer[] | null => {
  const from = past.findLastIndex(({ before }) => before === here);
  return from < 0 ? null : past.slice(from).flatMap(({ answers }) => answers);
};

/** Whether what was done is a part of the loop that was run last, or nothing. */
const isOfRun = (game: Game, done: readonly PastAnswer[]): boolean => {
  const run = loopRun(game);
  return (
    run === undefined || done.some((one) => isOf(game, one) && run.some((its) => isSame(one, its)))
  );
};

/** Whether an answer chose an action here. */
const isOf = (game: Game, { kind }: PastAnswer): boolean => kind === placeOf(game);

const isSame = (one: PastAnswer, its: PastAnswer): boolean =>
  JSON.stringify(one.picked) === JSON.stringify(its.picked);
