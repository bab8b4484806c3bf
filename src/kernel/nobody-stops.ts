/**
 * Whether anybody can stop what goes round. Where a procedure that looks again and again has come back to where it was, the
 * game is played on beside itself with every answer that anybody may give, and nobody can stop it if each of them leads
 * back to a place where it has been.
 */
import { type Budget, LimitReached } from './budget.js';
import { trialOf } from './copies.js';
import { type Game, Unsupported } from './game.js';
import { advance, answer } from './machine.js';
import { firstNumber } from './options.js';
import type { Decision, Option } from './state.js';
import { everyAnswerTo } from './trying.js';
import { isWatched, LookedAgain, passing, type Stand, type Stopping, watched } from './watched.js';

/** So many places and answers are tried. */
const mostPlaces = 64;
const mostAnswers = 512;

/**
 * What is tried beside a game, for an eighth of what is left of the work that the game may cost, as long as a quarter of all
 * is left to go on with; nothing where that was not enough.
 */
export const triedBeside = <T>(game: Game, tries: (beside: Game) => T): T | undefined => {
  const { budget, limits } = game;
  const allotted = Math.floor(Math.min(budget.work / 8, budget.work - limits.work / 4));
  if (allotted <= 0) return undefined;
  const own: Budget = { work: allotted };
  try {
    return tries({ ...game, budget: own });
  } catch (error) {
    if (error instanceof LimitReached && own.work < 0) return undefined;
    throw error;
  } finally {
    budget.work -= allotted - Math.max(0, own.work);
  }
};

/** Marks a frame within the one that is watched, at whose place others end: it must not be over before they do. */
const deeper = 'deeper';

/** Who can stop the procedure on top. */
export const whoStops = (game: Game, standing: Stand): Stopping =>
  triedBeside(game, (beside) => stoppingIn(beside, standing)) ?? 'unknown';

const stoppingIn = (game: Game, standing: Stand): Stopping => {
  const seen = new Set([standing(game)]);
  /** Places where it looked within itself. What comes when it is over there depends on how deep it is. */
  const within = new Set<string>();
  const open = [watching(game)];
  let answers = 0;
  let endedWithin = false;
  let cameUp = false;
  let isKnown = true;
  for (let trial = open.pop(); trial !== undefined; trial = open.pop()) {
    const depth = deeperIn(trial);
    const came = playOn(trial);
    if (came === 'over') return 'somebody';
    cameUp ||= deeperIn(trial) < depth;
    if (came === 'unknown') isKnown = false;
    else if (came === 'looked') {
      const now = standing(trial);
      if (seen.has(now)) continue;
      if (within.has(now)) {
        endedWithin = true;
        continue;
      }
      if (seen.size + within.size >= mostPlaces) return 'unknown';
      const top = trial.state.frames.at(-1)!;
      if (isWatched(top)) seen.add(now);
      else {
        within.add(now);
        top.locals[deeper] = true;
      }
      top.locals[passing] = true;
      open.push(trial);
    } else {
      const asked = trial.state.asked!;
      if (!canBeTried(asked)) isKnown = false;
      for (const picked of answersTried(asked)) {
        if (++answers > mostAnswers) return 'unknown';
        const next = trialOf(trial);
        answer(next, picked);
        open.push(next);
      }
    }
  }
  return isKnown && !(endedWithin && cameUp) ? 'nobody' : 'unknown';
};

const deeperIn = ({ state }: Game): number =>
  state.frames.filter(({ locals }) => locals[deeper] === true).length;

/** A game beside the game in which the procedure on top is watched. */
export const watching = (game: Game): Game => {
  const trial = trialOf(game);
  trial.witness = undefined;
  delete trial.state.facts['answers ahead'];
  const { locals } = trial.state.frames.at(-1)!;
  locals[watched] = true;
  locals[passing] = true;
  return trial;
};

/** Goes on to the next look or decision, or until what is watched is over; perhaps nobody knows what becomes of it. */
export const playOn = (trial: Game): 'looked' | 'asked' | 'over' | 'unknown' => {
  try {
    advance(trial);
  } catch (error) {
    if (error instanceof LookedAgain) return 'looked';
    if (error instanceof Unsupported) return 'unknown';
    if (error instanceof LimitReached && trial.budget.work >= 0) return 'unknown';
    throw error;
  }
  return trial.state.asked !== null && trial.state.frames.some(isWatched) ? 'asked' : 'over';
};

/** Of numbers there is no end, and of orders soon too many. */
export const canBeTried = ({ ordered, numbers, options }: Decision): boolean =>
  numbers === undefined && (ordered !== true || options.length <= mostInOrder);

/** So many are tried in each order. */
export const mostInOrder = 4;

/** All answers that can be tried; of too many some that differ, one of which may end it. */
export const answersTried = (asked: Decision): Iterable<readonly Option[]> => {
  const { numbers, ordered, options } = asked;
  if (numbers !== undefined) {
    const least = firstNumber(numbers);
    return [0, 1, 1000].map((more) => [{ ...least, value: Number(least.value) + more }]);
  }
  return ordered === true && canBeTried(asked) ? ordersOf(options) : everyAnswerTo(asked);
};

const ordersOf = (options: readonly Option[]): readonly (readonly Option[])[] =>
  options.length < 2
    ? [options]
    : options.flatMap((first) =>
        ordersOf(options.filter((one) => one !== first)).map((others) => [first, ...others]),
      );
