/** 7.0. Combat: its steps, when it begins, defending cards. */
import { cardOf, type Game, isCurrent, refOf } from '../../../kernel/game.js';
import { bookkeeping, eventKind, procedure, step } from '../../../kernel/rule.js';
import { see, type Seen } from '../../../kernel/select.js';
import type { CardRef, Json } from '../../../kernel/state.js';
import { attackOnStack, linkBegins } from '../playing.js';
import {
  attackingIn,
  attackIsThere,
  chainCounted,
  combatSteps,
  defendersOf,
  isOnChain,
  leavesItsPlace,
  linkNow,
  timesOf,
} from '../combat.js';
import { rememberWhence } from '../words.js';
import { definition, say } from '../questions.js';

/** 7.0.1. One step after the other, unless one says which comes next. Locals: now, next. */
export const combat = procedure([
  /** The combat chain is open. */
  bookkeeping(step('open', (game) => ({ events: [chainCounted(game)] }))),
  step('takeStep', (_, { locals }) => {
    const at = combatSteps.findIndex(([name]) => name === locals['now']);
    const said = combatSteps.find(([name]) => name === locals['next']);
    const next = said ?? combatSteps[at + 1];
    locals['next'] = null;
    if (locals['now'] === 'close step' || next === undefined)
      return { events: [{ kind: 'turn', step: 'action phase' }], end: true };
    const [name, call] = next;
    locals['now'] = name;
    return { events: [{ kind: 'turn', step: name }], call, into: 'next', go: 'takeStep' };
  }),
]);

/**
 * 7.0.1, 7.0.2a. The combat chain is open from where an attack comes to the stack; a chain link is the active one until another is (7.6.2), and to what
 * an attack says as it resolves it is the one that becomes of it.
 */
export const timesNow = definition('timesNow', (game) =>
  timesOf(game, attackOnStack(game) !== undefined, linkBegins(game)),
);

/** 7.0.2a. */
export const beginsLayerStep = definition(
  'beginsLayerStep',
  (game) => attackOnStack(game) !== undefined && game.state.turn.step !== 'layer step',
);

/** 7.0.2b, 7.0.3d. What is for the rest of a combat chain, or of a chain link, does not begin where there is none. */
export const carriesOut = definition('carriesOut', (game, instruction) => {
  if (instruction.do !== 'change') return true;
  const { duration } = instruction;
  const until = typeof duration === 'object' && 'until' in duration ? duration.until : '';
  const time = ['combat chain', 'chain link'].find((one) => until === `end of ${one}`);
  return time === undefined || say(game, 'timesNow')[time] !== undefined;
});

/** 7.0.3c. The attack of a chain link is asked as it was once it has gone. */
export const lastAttackGone = definition('lastAttackGone', (game) => {
  const last = say(game, 'attackBefore');
  return last === null || isHere(game, last) ? null : asItWent(game, last, 'isLastAttack');
});

/** 7.0.5a. The card is put on the chain link, and defends there. */
export const defend = eventKind('defend', {
  // What defends on the chain link already does not come to defend; nor does anything where no link is active (7.0.3d).
  possible: (game, { card = 0 }) =>
    linkNow(game) !== undefined && !defendersOf(game).includes(card),
  becomes: (game, { card = 0 }) => [
    ...rememberWhence(game, card),
    ...leavesItsPlace(game, card),
    { kind: 'move', card, to: 'combat chain', controller: cardOf(game, card).owner },
    { kind: 'defending', card },
  ],
});

/** It is one of those that defend. */
export const defending = bookkeeping(
  eventKind('defending', {
    becomes: (game, { card = 0 }) => [
      {
        kind: 'fact',
        name: 'defending',
        further: [refOf(game, card) as unknown as Json],
      },
    ],
  }),
);

/** Whether it defends on the active chain link. */
export const isDefending = bookkeeping(
  definition('isDefending', (game, id) => typeof id === 'number' && defendersOf(game).includes(id)),
);

/** 7.0.5c. So is the one that a card defends against. */
export const attackDefendedAgainst = definition('attackDefendedAgainst', (game) => {
  const attack = linkNow(game)?.attack;
  return attack === undefined || isHere(game, attack)
    ? null
    : asItWent(game, attack, 'isDefendedAgainst');
});

const isHere = (game: Game, ref: CardRef): boolean =>
  isCurrent(game, ref) && isOnChain(game, ref[0]);

/** As it was on the chain, with the word by which it is asked for. */
const asItWent = (game: Game, ref: CardRef, word: string): Seen | null => {
  const seen = isCurrent(game, ref) ? null : see(game, ref);
  return seen === null ? null : { ...seen, zone: 'combat chain', side: '', said: [word] };
};

/** What conditions find though it has gone. */
export const goneButFound = bookkeeping(
  definition('goneButFound', (game, { tests }) => {
    const asksFor = (word: string): boolean =>
      tests.some((one) => one.test === 'word' && one.word === word && one.not !== true);
    return [
      asksFor('isLastAttack') ? say(game, 'lastAttackGone') : null,
      asksFor('isDefendedAgainst') ? say(game, 'attackDefendedAgainst') : null,
    ].filter((seen) => seen !== null);
  }),
);

/** What a card defends against that is there still. */
export const isDefendedAgainst = bookkeeping(
  definition(
    'isDefendedAgainst',
    (game, id) =>
      typeof id === 'number' && linkNow(game)?.attack[0] === id && say(game, 'isAttack', id),
  ),
);

/** Whether it attacks there. */
export const isAttacking = bookkeeping(
  definition('isAttacking', (game, id) => {
    const link = linkNow(game);
    return (
      link !== undefined &&
      typeof id === 'number' &&
      attackingIn(link).includes(id) &&
      attackIsThere(game, link)
    );
  }),
);
