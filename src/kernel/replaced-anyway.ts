/** Whether something takes the place of an event that is still to come, whatever anybody will answer. */
import { type Game, quietly } from './game.js';
import { noteFound, consistsOf } from './may-happen.js';
import { say } from './questions.js';
import { findReplacements, type Replacement } from './replacement.js';
import type { GameEvent } from './state.js';

/** An event, and the card that it is looked at for: with it goes whatever the event consists of for that card. */
export interface Coming {
  readonly event: GameEvent;
  readonly card: number;
}

/**
 * Whether an event never happens, or what it consists of for a card, since nobody can keep something from taking its place.
 *
 * @param history the replacements that it has had already
 * @param beside  what is to happen at the same time: what takes the place of that may leave nothing for this
 */
export const neverHappens = (
  game: Game,
  coming: Coming,
  history: readonly string[],
  beside: readonly Coming[],
): boolean => {
  const isReplaced = quietly(game, () => {
    const others = beside.flatMap((one) => forCertain(game, one, history, []));
    return forCertain(game, coming, history, others).length > 0;
  });
  return isReplaced && say(game, 'replacedNeverHappens');
};

/** What takes its place for certain: one of these at least, where there are any. */
const forCertain = (
  game: Game,
  { event, card }: Coming,
  history: readonly string[],
  pending: readonly Replacement[],
): readonly Replacement[] => {
  noteFound(game, event);
  const found = findReplacements(game, event, history, pending).filter(({ optional }) => !optional);
  if (found.length > 0) return found;
  return consistsOf(game, event)
    .filter((part) => part.card === card)
    .flatMap((part) => forCertain(game, { event: part, card }, history, pending));
};
