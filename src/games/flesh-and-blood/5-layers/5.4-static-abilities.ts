/** 5.4. Static abilities: those that generate triggered effects. */
import type { Ability, Condition } from '../../../kernel/ability.js';
import { plainIn } from '../../../kernel/asking.js';
import type { Game } from '../../../kernel/game.js';
import { type GameEvent, wordIn } from '../../../kernel/state.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { arena } from '../words.js';
import { definition, say } from '../questions.js';

/** Whether an event takes a card from where it was; one that only moves it, if that leads out of the arena. */
const takesAway = ({ kind, from, to }: GameEvent): boolean =>
  kind === 'move'
    ? arena.includes(wordIn(from)) && !arena.includes(wordIn(to))
    : ['destroy', 'banish', 'clear'].includes(kind);

/** 5.4.6a. What goes in the very event that it waits for triggers, if it worked immediately before. */
export const seesItselfGo = definition(
  'seesItselfGo',
  (_, event, ability) =>
    // What works in a zone that it names may wait there for what comes to it.
    takesAway(event) && ability.zones === undefined,
);

/**
 * What waits for the hit of a marked hero sees the hero as it is hit (9.3.3): for the damage that it is (7.5.5), too, and the
 * life that is lost by it. What else is asked is what has come about by then.
 */
export const looksBack = bookkeeping(
  definition('looksBack', (game, event: GameEvent, ability: Ability) =>
    isOfHit(game, event) && asksForMarked(ability)
      ? true
      : say(game, 'seesItselfGo', event, ability),
  ),
);

const asksForMarked = (ability: Ability): boolean => {
  if (ability.kind !== 'triggered') return false;
  const { when, while: during, condition } = ability;
  const filters = Object.values(when.roles).flatMap((role) =>
    role.is === 'card' ? [role.filter, ...(role.filter.or ?? [])] : [],
  );
  const asked = [during, condition].flatMap((one) => (one === undefined ? [] : plainIn(one)));
  const counted = asked.flatMap((one) => (one.is === 'count' ? [one.filter] : []));
  const tests = [
    ...[...filters, ...counted].flatMap((one) => one.tests),
    ...asked.flatMap((one) => (one.is === 'test' ? [one.test] : [])),
  ];
  return tests.some((test) => test.test === 'status' && test.status === 'marked');
};

const isOfHit = (game: Game, event: GameEvent): boolean =>
  event.kind === 'hit' ||
  ((event.kind === 'damage' || event.kind === 'lose-life') && say(game, 'isHit', event));

/** 5.4.7a. What is so while its card is in a public zone works face down there only if it asks for that. */
export const worksUnseen = definition('worksUnseen', (_, ability) => {
  switch (ability.kind) {
    case 'static':
      return ability.changes.every(({ condition }) => isFaceDown(condition));
    case 'triggered':
      return isFaceDown(ability.while) || isFaceDown(ability.condition);
    default:
      return false;
  }
});

const isFaceDown = (condition: Condition | undefined): boolean =>
  condition !== undefined &&
  plainIn(condition).some(
    (one) =>
      one.is === 'test' &&
      one.of === 'this' &&
      one.test.test === 'status' &&
      one.test.value === 'down' &&
      one.test.not !== true,
  );
