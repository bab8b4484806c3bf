/**
 * Whether anybody can stop a rule check that goes on for ever (1401.1c): it has come back to exactly where it was, or the cards
 * have come back to their places, and what has grown meanwhile (growth.ts) or been chosen (vain.ts) never makes a difference.
 */
import {
  isPowerOfTwo,
  isTried,
  patience,
  refuseToGoOn,
  turnsGoRound,
} from '../../kernel/watched.js';
import type { Game } from '../../kernel/game.js';
import { mostInOrder } from '../../kernel/nobody-stops.js';
import { type Frame, newTable } from '../../kernel/state.js';
import { growsForEver } from './growth.js';
import { vanityOf } from './vain.js';
import { keptAnswers, freeAnswers, standingNow, whereaboutsOf } from './repetition.js';

/** When the cards were where they are before: how often since, and how many answers had been given by then. */
interface Recurrence {
  readonly times: number;
  readonly answers: number;
}

/** Notes one more round of a rule check, and says whether it repeats what nobody can stop. */
export const isEndless = (game: Game, frame: Frame): boolean => {
  const { locals } = frame;
  game.witness?.({ is: 'round' }, game);
  if (game.state.facts['loop on trial'] !== undefined) return false;
  if (isTried(game, frame, false)) return false;
  const rounds = Number(locals['rounds'] ?? 0) + 1;
  locals['rounds'] = rounds;
  // Nearly every rule check ends here; what repeats itself will do so once more.
  if (rounds <= 2) return false;
  const answers = keptAnswers(game);
  const choices = freeAnswers(answers).length;
  const [places, exactly] = [whereaboutsOf(game), `exactly ${standingNow(game)}`];
  const seen =
    locals['choices'] === choices
      ? (locals['seen'] as unknown as Record<string, Recurrence>)
      : newTable<Recurrence>();
  // What was chosen in between makes no difference where whatever is chosen leads back.
  if (seen[exactly] !== undefined || isVainHere(game, frame, places)) return true;
  const before = seen[places];
  const now: Recurrence = { times: (before?.times ?? 0) + 1, answers: answers.length };
  Object.assign(locals, { choices, seen: { ...seen, [places]: now, [exactly]: now } });
  if (rounds >= untoldRounds && game.state.waiting.length > mostInOrder)
    refuseToGoOn(`it has gone on for ${rounds} rounds in an order that somebody chooses`);
  // Trying it out costs as much as several rounds: less and less often, then.
  return (
    before !== undefined &&
    isPowerOfTwo(before.times) &&
    growsForEver(game, answers.slice(before.answers))
  );
};

/** So often it may come back to some place or other where nobody knows whether all choices are vain. */
const untoldReturns = patience;

/** After so many rounds of one check nobody can tell whether it ends where more wait than can be tried in each order. */
const untoldRounds = 200;

/** Whether the cards are back in their places, whatever was chosen meanwhile, and all that anybody may choose leads there. */
const isVainHere = (game: Game, { locals }: Frame, places: string): boolean => {
  const returns = (locals['returns'] ?? newTable()) as Record<string, number>;
  const times = returns[places] ?? 0;
  locals['returns'] = { ...returns, [places]: times + 1 };
  if (times === 0 || !isPowerOfTwo(times)) return false;
  const vanity = vanityOf(game);
  if (vanity === 'vain') return true;
  if (vanity === 'unknown') {
    const unknown = Number(locals['unknown'] ?? 0) + 1;
    locals['unknown'] = unknown;
    if (unknown >= untoldReturns) refuseToGoOn();
  }
  const { whoStops } = game.world.machinery;
  // What grows may end it, then, if nobody does.
  if (times >= patience && whoStops(game, whereaboutsOf) === 'unknown') refuseToGoOn();
  return false;
};

// ---------------------------------------------------------------- turns

/** So many turns without a main phase none is looked at closely, since each with one draws from a deck. */
const unwatchedTurns = 4;

/** Whether turns go on for ever: they have come back to exactly where they were, whatever anybody does. */
export const turnsAreEndless = (game: Game, frame: Frame, withoutMainPhase: number): boolean =>
  turnsGoRound(game, frame, withoutMainPhase > unwatchedTurns);
