/**
 * Whether anybody can stop what goes round. Where a procedure that looks again and again has come back to where it was, the
 * game is played on beside itself with every answer that anybody may give, and nobody can stop it if each of them leads
 * back to a place where it has been.
 */
import { LimitReached } from './budget.js';
import { trialOf } from './copies.js';
import { type Game, Unsupported } from './game.js';
import { advance, answer } from './machine.js';
import type { Decision } from './state.js';
import { everyAnswerTo } from './trying.js';
import { isWatched, LookedAgain, passing, type Stand, watched } from './watched.js';

/** So many places and answers are tried; whoever needs more may be able to stop it. */
const mostPlaces = 64;
const mostAnswers = 512;

/** Marks a frame within the one that is watched, at whose place others end: it must not be over before they do. */
const deeper = 'deeper';

/** Whether whatever anybody answers leads back; what is watched is the procedure on top. */
export const nobodyStops = (game: Game, standing: Stand): boolean => {
  const seen = new Set([standing(game)]);
  /** Places where it looked within itself. What comes when it is over there depends on how deep it is. */
  const within = new Set<string>();
  const open = [watching(game)];
  let answers = 0;
  let endedWithin = false;
  let cameUp = false;
  for (let trial = open.pop(); trial !== undefined; trial = open.pop()) {
    const depth = deeperIn(trial);
    const looked = playOn(trial);
    if (looked === null) return false;
    cameUp ||= deeperIn(trial) < depth;
    if (endedWithin && cameUp) return false;
    if (looked !== undefined) {
      if (seen.has(looked.standing)) continue;
      if (within.has(looked.standing)) {
        if (cameUp) return false;
        endedWithin = true;
        continue;
      }
      const [top] = trial.state.frames.slice(-1);
      if (top === undefined || seen.size + within.size >= mostPlaces) return false;
      if (isWatched(top)) seen.add(looked.standing);
      else {
        within.add(looked.standing);
        top.locals[deeper] = true;
      }
      top.locals[passing] = true;
      open.push(trial);
      continue;
    }
    const { asked } = trial.state;
    if (asked === null || !canBeTried(asked)) return false;
    for (const picked of everyAnswerTo(asked)) {
      if (++answers > mostAnswers) return false;
      const next = trialOf(trial);
      answer(next, picked);
      open.push(next);
    }
  }
  return true;
};

const deeperIn = ({ state }: Game): number =>
  state.frames.filter(({ locals }) => locals[deeper] === true).length;

const watching = (game: Game): Game => {
  const trial = trialOf(game);
  trial.witness = undefined;
  delete trial.state.facts['answers ahead'];
  const { locals } = trial.state.frames.at(-1)!;
  locals[watched] = true;
  locals[passing] = true;
  return trial;
};

/** Goes on to the next look, or to a decision; null where what is watched is over, or nobody knows. */
const playOn = (trial: Game): LookedAgain | undefined | null => {
  try {
    advance(trial);
  } catch (error) {
    if (error instanceof LookedAgain) return error;
    if (error instanceof Unsupported) return null;
    if (error instanceof LimitReached && trial.budget.work >= 0) return null;
    throw error;
  }
  return trial.state.frames.some(isWatched) ? undefined : null;
};

/** Orders and numbers have too many answers. */
const canBeTried = ({ ordered, numbers }: Decision): boolean =>
  ordered !== true && numbers === undefined;
