/**
 * Whether a rule check goes on for ever (1401.1c): it has come back to exactly where it was, or the cards have come back
 * to their places and what has grown meanwhile will grow on, by as much each time, without ever making a difference.
 */
import type { Comparison } from '../../kernel/ability.js';
import { viewOf } from '../../kernel/continuous.js';
import { goesRound, isTried, standingWithoutFrames } from '../../kernel/watched.js';
import type { Game } from '../../kernel/game.js';
import { advance } from '../../kernel/machine.js';
import {
  type AnswersAhead,
  type Frame,
  type Json,
  newTable,
  type PastAnswer,
} from '../../kernel/state.js';
import type { Witness } from '../../kernel/witness.js';
import { keptAnswers, freeAnswers, standingNow, whereaboutsOf } from './repetition.js';
import { trialOf } from '../../kernel/copies.js';

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
  if (isTried(game, frame, standingNow, false)) return false;
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
  if (seen[exactly] !== undefined || goesRound(game, frame, standingNow)) return true;
  const before = seen[places];
  const now: Recurrence = { times: (before?.times ?? 0) + 1, answers: answers.length };
  Object.assign(locals, { choices, seen: { ...seen, [places]: now, [exactly]: now } });
  // Trying it out costs as much as several rounds: less and less often, then.
  return (
    before !== undefined &&
    isPowerOfTwo(before.times) &&
    growsForEver(game, answers.slice(before.answers))
  );
};

const isPowerOfTwo = (number: number): boolean => (number & (number - 1)) === 0;

// ---------------------------------------------------------------- growth

/** What rules and texts made of numbers: two that were compared, or one that was used as it is. */
interface Use {
  readonly is: Comparison['is'] | 'amount';
  readonly by: number;
}

/** Where the cards came back to their places: the numbers on them, and what came about since the last time. */
interface Return {
  readonly numbers: Readonly<Record<string, number>>;
  /** The effects that were made: whatever else has become of the cards they have made of them. */
  readonly effects: string;
  /** How numbers were used. */
  readonly uses: readonly Use[];
}

/** So often the cards have to come back: the second time shows what has grown, the third that it goes on like that. */
const returnsNeeded = 3;

/** Plays on with the same answers, beside the game, and looks whether any number that grows can ever make a difference. */
const growsForEver = (game: Game, answers: readonly PastAnswer[]): boolean => {
  const trial = trialOf(game);
  const ahead: AnswersAhead = { answers, rounds: returnsNeeded, next: 0 };
  trial.state.facts['loop on trial'] = true;
  trial.state.facts['answers ahead'] = ahead as unknown as Json;
  const returns: Return[] = [];
  trial.witness = noting(trial, whereaboutsOf(game), returns);
  try {
    advance(trial);
  } catch {
    // Enough was seen, or what ended the trial is what the game itself comes to.
  }
  const [first, second, third] = returns;
  if (third === undefined) return false;
  return isSteady(first!, second!, third) && neverMatters(second!.uses, third.uses);
};

/** Notes every use of a number, and every return to the places. */
const noting = (trial: Game, places: string, returns: Return[]): Witness => {
  let uses: Use[] = [];
  let effects = trial.state.effects.length;
  return (sight, game) => {
    if (sight.is === 'comparison') uses.push({ is: sight.compare, by: sight.by });
    if (sight.is === 'amount') uses.push({ is: 'amount', by: sight.amount });
    if (sight.is !== 'round' || whereaboutsOf(game) !== places) return;
    returns.push({ numbers: numbersIn(game), effects: newEffects(game, effects), uses });
    if (returns.length === returnsNeeded) throw new Error('enough');
    effects = game.state.effects.length;
    uses = [];
  };
};

const numbersIn = (game: Game): Return['numbers'] => {
  const numbers: Record<string, number> = {};
  for (const [id, { traits }] of viewOf(game).looks)
    for (const [trait, value] of Object.entries(traits))
      if (typeof value === 'number') numbers[`${id} ${trait}`] = value;
  return numbers;
};

/** What the effects say that have come since, and of which cards. */
const newEffects = ({ state }: Game, since: number): string =>
  JSON.stringify(
    state.effects
      .slice(since)
      .map(({ text, cards, amounts, controller }) => [text, cards, amounts, controller]),
  );

/** Whether the numbers grew twice by the same, from the same effects. */
const isSteady = (first: Return, second: Return, third: Return): boolean =>
  second.effects === third.effects &&
  Object.keys(third.numbers).every((key) => {
    const [one = 0, two = 0, three = 0] = [first, second, third].map(({ numbers }) => numbers[key]);
    return three - two === two - one;
  });

/** Whether every use of a number comes out the same for ever, where it changes from now on as it did between the two. */
const neverMatters = (before: readonly Use[], after: readonly Use[]): boolean =>
  before.length === after.length &&
  after.every(({ is, by }, at) => {
    const earlier = before[at]!;
    return earlier.is === is && staysSo(is, by, by - earlier.by);
  });

/** Whether a difference that changes by as much each time leaves what was found of it as it is. */
const staysSo = (is: Use['is'], by: number, change: number): boolean => {
  if (change === 0) return true;
  switch (is) {
    case 'amount':
      return false;
    case 'exactly':
      return by !== 0 && by > 0 === change > 0;
    case 'at-least':
    case 'less-than':
      return by >= 0 === change > 0;
    case 'at-most':
    case 'more-than':
      return by > 0 === change > 0;
  }
};

// ---------------------------------------------------------------- turns

/** So many turns without a main phase none is looked at closely, nor so many with one: each draws from a deck. */
const unwatchedTurns = 4;
const turnsOfGames = 60;

/** Where the game stands as a turn begins, whichever turn it is. */
const standingInTurns = (game: Game): string => {
  const { state, ...rest } = game;
  const turn = { ...state.turn, number: 0 };
  return standingWithoutFrames({ ...rest, state: { ...state, turn } });
};

/** Whether turns go on for ever: they have come back to exactly where they were, whatever anybody does. */
export const turnsAreEndless = (game: Game, frame: Frame, withoutMainPhase: number): boolean =>
  !isTried(game, frame, standingInTurns, false) &&
  (withoutMainPhase > unwatchedTurns || game.state.turn.number > turnsOfGames) &&
  goesRound(game, frame, standingInTurns);
