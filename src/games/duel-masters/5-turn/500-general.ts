/** 500. Turn: its six steps, how they begin and end, and extra turns. */
import { type Game, Unsupported } from '../../../kernel/game.js';
import { endsInTurnOf } from '../../../kernel/lasting.js';
import {
  bookkeeping,
  permission,
  procedure,
  requirement,
  step,
  term,
} from '../../../kernel/rule.js';
import type { Json } from '../../../kernel/state.js';
import { isSkipped, turnIsOver, withoutSkipped } from '../../../kernel/turns.js';
import { turnsGoRound } from '../../../kernel/watched.js';
import { type ExtraTurn, extraTurns } from '../turns.js';
import { isWaiting } from '../waiting.js';
import { keepFact } from '../words.js';
import { definition, say } from '../questions.js';

/** The steps of a turn in their order, each with the procedure that carries it out. */
const stepsOfTurn: readonly (readonly [step: string, procedure: string])[] = [
  ['start step', 'startStep'],
  ['draw step', 'drawStep'],
  ['charge step', 'chargeStep'],
  ['main step', 'mainStep'],
  ['attack step', 'attackStep'],
  ['end step', 'endStep'],
];

/** 500.1. Turn after turn; the step that was last begun stands in the state. */
export const takeTurns = procedure([
  /** 500.2. As long as an effect waits, the step that triggered it is not over. */
  step('finishStep', (game) => (isWaiting(game) ? { call: 'resolveWaiting' } : undefined)),
  bookkeeping(
    step('turnsGoOn', (game, frame) => {
      if (game.state.turn.step === 'end step' && turnsGoRound(game, frame))
        throw new Unsupported(
          '',
          'turns come back to where they were without end, nobody can stop that, and no rule of this edition says what becomes of it',
        );
    }),
  ),
  step('takeStep', (game) => {
    const { step: now, player } = game.state.turn;
    const left = stepsLeft(game, now);
    const next = left.find(
      ([name]) => !say(game, 'skipsStep', name) && !isSkipped(game, name, player),
    );
    const skipped = left.slice(0, next && left.indexOf(next)).map(([step]) => step);
    const forgotten = withoutSkipped(game, player, skipped);
    if (next === undefined) return { events: forgotten, call: 'passTurn', go: 'takeStep' };
    const [name, procedureName] = next;
    return {
      events: [
        ...forgotten,
        { kind: 'turn', step: name },
        { kind: 'step-begins', step: name, player },
      ],
      call: procedureName,
      go: 'finishStep',
    };
  }),
]);

/** The steps still to come; of a turn that is over, its end step at most. */
const stepsLeft = (game: Game, now: string): typeof stepsOfTurn => {
  const over = turnIsOver(game);
  if (over === 'all of it') return [];
  const left = stepsOfTurn.slice(stepsOfTurn.findIndex(([name]) => name === now) + 1);
  return over === undefined ? left : left.filter(([name]) => name === 'end step');
};

/** 500.2. The turn player ends the main step when they want no more; 506.2 does it for the attack step. */
export const endMainStep = permission('end main step', () => [{ verb: 'end main step' }]);

/** 500.3. The effects that last no longer than to a moment, or to the start of a player's turn. */
export const endingAt = definition('endingAt', (game, moment) =>
  game.state.effects
    .filter(({ duration, controller, turn }) => {
      if (typeof duration !== 'object' || !('until' in duration)) return false;
      const { player, number } = game.state.turn;
      const theirs = endsInTurnOf(game, duration, controller);
      if (theirs !== undefined && theirs !== player) return false;
      // The turn in which it began is not the next one.
      if (duration.until === 'end of next turn') return moment === 'end of turn' && turn < number;
      return duration.until === moment;
    })
    .map(({ id }) => id),
);

/** 500.5. */
export const nextExtraTurn = definition('nextExtraTurn', (_, gained) => gained);

/** 500.5. An extra turn comes straight after the current one, so before those gained earlier. */
export const takeExtraTurn = term('take extra turn', (game, { player }) => {
  const gained = { player, gained: game.state.turn.number };
  const all = say(game, 'orderOfExtraTurns', [gained, ...extraTurns(game)]);
  return { events: [keepFact('extra turns', all as unknown as Json)] };
});

/** 500.5a. Of those gained in this turn the turn player's come first. */
export const orderOfExtraTurns = definition('orderOfExtraTurns', (game, all) => {
  const { number, player: turnPlayer } = game.state.turn;
  const isLater = ({ player, gained }: ExtraTurn): boolean =>
    gained < number || player !== turnPlayer;
  return [...all.filter((one) => !isLater(one)), ...all.filter(isLater)];
});

/** 500.6. */
export const skipsStep = definition('skipsStep', (game, name) => {
  return name === 'draw step' && game.state.turn.number === 1;
});

/** 500.6. No game ever stands in a step that is skipped. */
export const noSkippedStep = requirement('board', (game) => {
  const { step: name, number } = game.state.turn;
  return say(game, 'skipsStep', name)
    ? [{ card: 0, what: `there is no ${name} in turn ${number}: it is skipped` }]
    : [];
});
