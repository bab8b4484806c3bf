/**
 * What grows while the cards come back to their places again and again: whether it will grow on by as much each time without
 * ever making a difference.
 */
import type { Comparison } from '../../kernel/ability.js';
import { viewOf } from '../../kernel/continuous.js';
import { trialOf } from '../../kernel/copies.js';
import type { Game } from '../../kernel/game.js';
import { advance } from '../../kernel/machine.js';
import type { AnswersAhead, Json, PastAnswer } from '../../kernel/state.js';
import type { Sight, Witness } from '../../kernel/witness.js';
import { whereaboutsOf } from './repetition.js';

/** What rules and texts made of numbers: two that were compared, or one that was used as it is. */
export interface NumberUse {
  readonly is: Comparison['is'] | 'amount';
  readonly by: number;
}

/** Where the cards came back to their places: the numbers on them, and what came about since the last time. */
interface Return {
  readonly numbers: Readonly<Record<string, number>>;
  /** The effects that were made: whatever else has become of the cards they have made of them. */
  readonly effects: string;
  /** How numbers were used. */
  readonly uses: readonly NumberUse[];
}

/** So often the cards have to come back: the second time shows what has grown, the third that it goes on like that. */
const returnsNeeded = 3;

/** Plays on with the same answers, beside the game, and looks whether any number that grows can ever make a difference. */
export const growsForEver = (game: Game, answers: readonly PastAnswer[]): boolean => {
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
  let uses: NumberUse[] = [];
  let effects = trial.state.effects.length;
  return (sight, game) => {
    noteUse(uses, sight);
    if (sight.is !== 'round' || whereaboutsOf(game) !== places) return;
    returns.push({ numbers: numbersIn(game), effects: newEffects(game, effects), uses });
    if (returns.length === returnsNeeded) throw new Error('enough');
    effects = game.state.effects.length;
    uses = [];
  };
};

export const noteUse = (uses: NumberUse[], sight: Sight): void => {
  if (sight.is === 'comparison') uses.push({ is: sight.compare, by: sight.by });
  if (sight.is === 'amount') uses.push({ is: 'amount', by: sight.amount });
};

const numbersIn = (game: Game): Return['numbers'] => {
  const numbers: Record<string, number> = {};
  for (const [id, { traits }] of viewOf(game).looks)
    for (const [trait, value] of Object.entries(traits))
      if (typeof value === 'number') numbers[`${id} ${trait}`] = value;
  return numbers;
};

/** What the effects say that have come since, and of which cards. */
export const newEffects = ({ state }: Game, since: number): string =>
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
export const neverMatters = (before: readonly NumberUse[], after: readonly NumberUse[]): boolean =>
  before.length === after.length &&
  after.every(({ is, by }, at) => {
    const earlier = before[at]!;
    return earlier.is === is && staysSo(is, by, by - earlier.by);
  });

/** Whether a difference that changes by as much each time leaves what was found of it as it is. */
const staysSo = (is: NumberUse['is'], by: number, change: number): boolean => {
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
