/**
 * 1401. Loops: naming how often, and the draw where nobody can stop one. A player acts as often as they like in two
 * places: the turn player in the main phase, and the other in the counter window of an attack. In both a loop may be
 * repeated. What a player may do or not in every round of a rule check is asked each time.
 */
import { type Game } from '../../../kernel/game.js';
import { noOption } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type {
  AnswersAhead,
  Frame,
  Json,
  Option,
  PastAnswer,
  Player,
} from '../../../kernel/state.js';
import { kept, loopRun, placeOf } from '../past-actions.js';
import { freeAnswers } from '../repetition.js';
import { keepFact, other } from '../words.js';
import { definition, say } from '../questions.js';
import { madeAt, progressOf, restsOn } from '../../../kernel/ledger.js';

const actorIn = (game: Game): Player =>
  placeOf(game) === 'main' ? game.state.turn.player : other(game);

/** 1401.1. The answers of a round that has just led back to where it began. */
export const loopHere = definition('loopHere', (game) => {
  const name = kept(game, 'loop');
  restsOn(game, name);
  return (game.state.facts[name] as unknown as readonly PastAnswer[] | undefined) ?? null;
});

/** Whether it is not only the player who acts here that chose something in the round. */
const isOfBoth = (game: Game, loop: readonly PastAnswer[]): boolean =>
  freeAnswers(loop).some(({ by }) => by !== actorIn(game));

/** 1401.1a. */
export const mayRepeat = permission('repeat', (game) => {
  const loop = say(game, 'loopHere');
  return loop === null || isOfBoth(game, loop) ? [] : [{ verb: 'repeat' }];
});

/** A number is zero or more (104.6): who wants no further round says so, too. */
const askCount = (by: Player): Move => {
  const numbers = { verb: 'times', from: 0 };
  return { ask: { kind: 'loop count', by, options: [], numbers, min: 1, max: 1, source: 0 } };
};

const countAnswered = (
  _: Game,
  { locals }: Frame,
  [picked = noOption]: readonly Option[],
): Move => {
  const named = Number(picked.value);
  locals['count'] = Math.min(named, Number(locals['count'] ?? named));
  return {};
};

/** The loop that is repeated: there is one, or nobody could have said so. */
const repeated = (game: Game): readonly PastAnswer[] => say(game, 'loopHere') ?? [];

/** Locals: count. Both parts of the rule are here; which of them asks depends on whose loop it is. */
export const repeatLoop = procedure([
  step(
    'nameNumber',
    (game) => {
      return isOfBoth(game, repeated(game)) ? undefined : askCount(actorIn(game));
    },
    countAnswered,
  ),
  step(
    'nameAsTurnPlayer',
    (game) => {
      return isOfBoth(game, repeated(game)) ? askCount(game.state.turn.player) : undefined;
    },
    countAnswered,
  ),
  step(
    'nameAsOther',
    (game) => {
      return isOfBoth(game, repeated(game)) ? askCount(other(game)) : undefined;
    },
    countAnswered,
  ),
  /** The same answers, so many times over. */
  bookkeeping(
    step('repeat', (game, frame) => {
      const { locals } = frame;
      const loop = repeated(game);
      const rounds = Number(locals['count'] ?? 0);
      const decided = progressOf(game, frame).decisions.at(-1) ?? 0;
      const ahead: AnswersAhead = madeAt(game, { answers: loop, rounds, next: 0 }, decided);
      const run = keepFact(kept(game, 'loop run'), loop as unknown as Json);
      // In a loop that is being repeated, the answers to come have these among them.
      if (rounds === 0 || game.state.facts['answers ahead'] !== undefined) return { events: [run] };
      return { events: [run, keepFact('answers ahead', ahead as unknown as Json)] };
    }),
  ),
]);

/** Whether an option would begin the loop again that was run last; while its rounds are running it may. */
const beginsAgain = (game: Game, option: Partial<Option>): boolean => {
  restsOn(game, kept(game, 'loop run'));
  const run = loopRun(game);
  if (run === undefined || game.state.facts['answers ahead'] !== undefined) return false;
  if (option.verb === 'repeat') return true;
  const first = run[0]?.picked[0];
  // A card does one thing again and again, or has several abilities for it.
  return first?.card === option.card && first?.ability === option.ability;
};

const isOfBothRun = (game: Game): boolean => {
  const run = loopRun(game);
  return run !== undefined && isOfBoth(game, run);
};

const repeatableActions = ['use unit', 'use event', 'activate', 'attack', 'counter', 'repeat'];

/** 1401.1a. */
export const loopNotResumed = restriction(
  repeatableActions,
  (game, option) => !isOfBothRun(game) && beginsAgain(game, option),
);

/** 1401.1b. */
export const mayRepeatTogether = permission('repeat', (game) => {
  const loop = say(game, 'loopHere');
  return loop !== null && isOfBoth(game, loop) ? [{ verb: 'repeat' }] : [];
});

/** 1401.1b. */
export const loopOfBothNotResumed = restriction(
  repeatableActions,
  (game, option) => isOfBothRun(game) && beginsAgain(game, option),
);

/** 1401.1c. Nobody can stop it: the game is a draw. What counts as that is in endless.ts, growth.ts and vain.ts. */
export const endlessLoop = procedure([
  step('draw', () => ({
    events: [{ kind: 'game-over', winner: '', loser: '', why: 'endless loop' }],
  })),
]);
