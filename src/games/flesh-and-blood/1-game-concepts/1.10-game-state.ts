/** 1.10. The game state: what is done before anybody gains priority. */
import { isDue } from '../../../kernel/due.js';
import { cardsIn, fact } from '../../../kernel/game.js';
import { bookkeeping, type Move, procedure, stateBased, step } from '../../../kernel/rule.js';
import { arena, both, keepFact, type StateMet, stackOf } from '../words.js';
import { subjectsKept } from '../subjects.js';
import { say } from '../questions.js';

/** 1.10.2b. Of heroes another rule speaks. */
export const deadAreCleared = stateBased((game) => {
  // A zone that players share is found for each of them.
  const there = arena
    .filter((zone) => zone !== 'hero')
    .flatMap((zone) => both(game).flatMap((side) => cardsIn(game, side, zone)));
  return [...new Set(there)]
    .filter((card) => say(game, 'isLiving', card) && say(game, 'isDead', card))
    .map((card) => ({ kind: 'clear', card }));
});

/** Before a player gains priority. */
export const gameStateActions = procedure([
  /** What rules find in the state as it is. */
  bookkeeping(step('look', (game) => (isDue(game) ? { call: 'state-based' } : undefined))),
  /** What effects apply to is kept in mind (6.2.2c). */
  bookkeeping(step('keepSubjects', (game) => ({ events: subjectsKept(game) }))),
  /** 1.10.2d. What waits for a state of the game that has come to be so. */
  step('triggerStates', (game): Move | void => {
    const now = say(game, 'statesMet');
    const before = (fact(game, 'states met') ?? []) as unknown as readonly string[];
    const keys = now.map(keyOfState);
    if (keys.join() === before.join()) return;
    const met = now.filter((one) => !before.includes(keyOfState(one)));
    return {
      events: [
        keepFact('states met', keys.length === 0 ? null : keys),
        ...met.map(({ card: [card], state }) => ({ kind: 'state-met', card, state })),
      ],
    };
  }),
  /** What has triggered comes to the stack. */
  bookkeeping(
    step('addTriggered', (game) =>
      game.state.waiting.length > 0 ? { call: 'addTriggered' } : undefined,
    ),
  ),
]);

const keyOfState = ({ card: [id, life], ability }: StateMet): string => `${id}.${life}/${ability}`;

/** Layers resolve as if all players passed, until none is left. */
export const settleStack = procedure([
  bookkeeping(step('checkState', () => ({ call: 'gameStateActions' }))),
  bookkeeping(
    step('resolve', (game) => {
      const [top] = stackOf(game);
      return top === undefined
        ? undefined
        : { call: 'resolveLayer', locals: { card: top }, go: 'checkState' };
    }),
  ),
]);
