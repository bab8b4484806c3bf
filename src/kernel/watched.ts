/**
 * Procedures that look at the game again and again, and so may go round. Each time one does it tells; where another plays
 * the game on to learn whether anybody can stop it (see nobody-stops.ts), it is stopped there.
 */
import { type Game, Unsupported } from './game.js';
import { digestOf, positionOf } from './position.js';
import { type Frame, newTable } from './state.js';

/** Where a game stands: the same for the same, whatever is still to be done once what goes round is over. */
export type Stand = (game: Game) => string;

/** Marks of a frame: what it does is watched, and the next time that it looks is let pass. */
export const [watched, passing] = ['watched', 'passing'] as const;

/** A procedure that is watched has looked once more. */
export class LookedAgain extends Error {}

/**
 * Who can stop what goes round: nobody, where whatever anybody answers leads back to where it was; somebody, where an answer
 * ends it; or more would have to be tried than can be.
 */
export type Stopping = 'nobody' | 'somebody' | 'unknown';

/** All that makes a difference but what is being carried out. */
export const standingWithoutFrames: Stand = ({ world, state, ...rest }) => {
  const bare = { ...state, frames: [], asked: null, checkpoint: null };
  return digestOf(positionOf({ ...rest, world, state: bare }));
};

/**
 * Tells that a procedure looks once more, and says whether that is only tried.
 *
 * @param within whether the same procedure within the one that is watched comes to the same as that
 */
export const isTried = (game: Game, { locals, procedure }: Frame, within: boolean): boolean => {
  const frames = game.state.frames.filter(isWatched);
  if (frames.length === 0) return false;
  const isAwaited =
    locals[watched] === true || (within && frames.some((one) => one.procedure === procedure));
  if (isAwaited && locals[passing] !== true) throw new LookedAgain('looked again');
  delete locals[passing];
  return true;
};

export const isWatched = ({ locals }: Frame): boolean => locals[watched] === true;

/** How often the game stood so as a procedure looked at it that is still at work. */
const timesIn = ({ locals }: Frame, standing: string): number =>
  ((locals['stood'] ?? {}) as Record<string, number>)[standing] ?? 0;

/**
 * Notes that a procedure looks once more, and says whether it has come back to where it was, and nobody can stop that.
 *
 * @param among all frames that look at the same, itself among them
 */
export const goesRound = (
  game: Game,
  frame: Frame,
  stand: Stand,
  among: readonly Frame[] = [frame],
): boolean => {
  const now = stand(game);
  const before = among.reduce((sum, one) => sum + timesIn(one, now), 0);
  const stood = (frame.locals['stood'] ?? newTable()) as Record<string, number>;
  frame.locals['stood'] = { ...stood, [now]: timesIn(frame, now) + 1 };
  // Trying it out costs as much as several rounds: less and less often, then.
  if (before === 0 || !isPowerOfTwo(before)) return false;
  const stopping = game.world.machinery.whoStops(game, stand);
  if (stopping === 'unknown' && before >= patience) refuseToGoOn();
  return stopping === 'nobody';
};

/** So often it may come back before the question who can stop it needs an answer. */
export const patience = 8;

/** Nobody shall be asked for ever. */
export const refuseToGoOn = (how = 'it comes back to where it was again and again'): never => {
  throw new Unsupported('', `${how}, and who can stop that is more than can be tried out`);
};

export const isPowerOfTwo = (number: number): boolean => (number & (number - 1)) === 0;

// ---------------------------------------------------------------- turns

/** So many turns of a game are not looked at: decks come to an end. */
const turnsOfGames = 60;

/** Where the game stands between turns, whichever turn it is. */
const standingInTurns: Stand = ({ state, ...rest }) => {
  const turn = { ...state.turn, number: 0 };
  return standingWithoutFrames({ ...rest, state: { ...state, turn } });
};

/**
 * Whether turns have come back to where they were, and nobody can stop that.
 *
 * @param soon whether to look though few turns have been taken
 */
export const turnsGoRound = (game: Game, frame: Frame, soon = false): boolean =>
  !isTried(game, frame, false) &&
  (soon || game.state.turn.number > turnsOfGames) &&
  goesRound(game, frame, standingInTurns);
