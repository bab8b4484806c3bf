/** How long effects last: which of them end at a moment. */
import type { Game } from '../../kernel/game.js';
import { endsInTurnOf } from '../../kernel/lasting.js';
import type { Move } from '../../kernel/rule.js';
import type { GameEvent, Tag } from '../../kernel/state.js';
import { say } from './questions.js';

/** Moments that are never in the turn in which an effect began. */
const ofLaterTurns: readonly string[] = ['start of turn', 'end of next turn'];

/** The effects that last no longer than to a moment. */
export const endingAt = (game: Game, ...moments: readonly string[]): readonly Tag[] =>
  game.state.effects
    .filter(({ duration, controller, turn }) => {
      if (duration === 'game') return moments.some((one) => say(game, 'endsUnsaid', one));
      if (typeof duration !== 'object' || !('until' in duration)) return false;
      const { player, number } = game.state.turn;
      const theirs = endsInTurnOf(game, duration, controller);
      if (theirs !== undefined && theirs !== player) return false;
      if (ofLaterTurns.includes(duration.until) && turn === number) return false;
      return moments.includes(duration.until);
    })
    .map(({ id }) => id);

/** What an effect has made wait to that moment, and no longer. */
export const waitingEnds = (game: Game, moment: string): readonly GameEvent[] => {
  const ids = game.state.delayed.flatMap(({ id, until }) => (until === moment ? [id] : []));
  return ids.length === 0 ? [] : [{ kind: 'end-delayed', ids }];
};

export const endEffects = (ids: readonly Tag[]): Move | void =>
  ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
