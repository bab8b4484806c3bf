/** 603. Triggered abilities: when they trigger, how often, and what they look at. */
import type { Ability } from '../../../kernel/ability.js';
import { holds, isTrue } from '../../../kernel/conditions.js';
import { cardOf, definitionOf, refOf } from '../../../kernel/game.js';
import { blockNumber } from '../../../kernel/locals.js';
import { bookkeeping, eventKind, permission, restriction, term } from '../../../kernel/rule.js';
import type { CardRef, GameEvent } from '../../../kernel/state.js';
import { isOfActivated } from '../activated.js';
import { undeclaredOf } from '../modes.js';
import { declarable } from '../declared.js';
import { isDeclared } from '../waiting.js';
import { leavesBattleZone, move, textOf } from '../words.js';
import { definition, say } from '../questions.js';

/** 603.2. Each time the condition is met; what happens between turns (512.1) meets none. */
export const waits = definition(
  'waits',
  (game, event, delayed) => {
    if (event['silent'] === true || !say(game, 'comesAnew', event)) return 0;
    return delayed ? say(game, 'delayedWaits') : 1;
  },
  () => 0,
);

/** 603.2e. It waits to be declared, after the event of which it speaks. */
export const declaredPattern = definition('declaredPattern', (_, when, ability) =>
  when === null
    ? null
    : {
        event: 'declare-use',
        roles: { ...when.roles, declares: { is: 'this' } },
        where: { ...when.where, ability },
      },
);

/** 603.2e. About: what has happened. */
export const declareUses = permission('declare', (game, player, about) =>
  declarable(game, player, about),
);

/** 603.2e. The card stays where it is until what was declared is carried out. */
export const declareUse = eventKind('declare-use', {
  becomes: (game, event) =>
    say(game, 'declaringIsUsing') ? [move(game, Number(event['declares']), 'nowhere zone')] : [],
});

/** 603.2e. */
export const declaringIsUsing = definition(
  'declaringIsUsing',
  () => false,
  () => true,
);

/** 603.2e. */
export const declaredIsNotDiscarded = restriction('event discard', (game, { card = 0 }) =>
  isDeclared(game, Number(card)),
);

/** 603.2e. Where only its owner sees that an ability triggers, it triggers as that player says so. */
export const mustBeDeclared = definition('mustBeDeclared', () => true);

/** 603.3. */
export const turnPlayersFirst = definition('turnPlayersFirst', (game, all) => {
  const theirs = all.filter(({ player }) => player === game.state.turn.player);
  return theirs.length > 0 ? theirs : all;
});

/** 603.3a. The next waiting effect whose mode is to be declared; without the rule that is done on resolving. */
export const nextModal = definition(
  'nextModal',
  (game) =>
    game.state.waiting.find(
      (one) =>
        undeclaredOf(game, one).length > 0 &&
        (!isOfActivated(game, one) || say(game, 'modesWithActivation')),
    ) ?? null,
);

/** 603.4. Without the rule it is as it triggers that the condition is tested, and then alone. */
export const triggersUnchecked = definition(
  'triggersUnchecked',
  () => true,
  (game, condition, context) => isTrue(game, condition, context),
);

/** 603.4. */
export const conditionMet = definition('conditionMet', (game, condition, context) =>
  holds(game, condition, context),
);

/** 603.5b. */
export const seenUnderEffects = definition('seenUnderEffects', () => true);

/**
 * 603.5c. What triggers as a creature is being destroyed sees the state before, and so does what triggers on its
 * own card's leaving; what triggers once something else has left does so only if its card is still there.
 */
export const looksBack = definition('looksBack', (_, event, ability, source) =>
  seesBefore(event, ability, source),
);

/** What an ability sees before the event, as it is being carried out or of its own card's leaving. */
const seesBefore = (event: GameEvent, ability: Ability, source: CardRef): boolean => {
  if (isBeing(ability) || ['discard', 'break'].includes(event.kind)) return true;
  if (event.card !== source[0]) return false;
  if (event.kind === 'charge') return true;
  const from = textOf(event['from']);
  // What happens to it there it sees done.
  if (from === 'battle zone') return leavesBattleZone(event);
  if (ability.zones?.includes(from)) return true;
  // From where it is used a card has gone by then, and triggers where it works.
  return event.kind === 'move' && waitsThere(ability, from);
};

/** 603.5c. What triggers on cards put into the graveyard sees all of them, though its own card goes with them, however it is worded. */
export const looksBackAtAll = definition(
  'looksBack',
  (_, event, ability, source) => diesIn(event) || seesBefore(event, ability, source),
);

const diesIn = ({ kind, from, to }: GameEvent): boolean =>
  from === 'battle zone' && (kind === 'destroyed' || (kind === 'move' && to === 'graveyard'));

/** "Is being destroyed": it looks at what is on its way. */
const isBeing = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.when.being === true;

const waitsThere = (ability: Ability, zone: string): boolean =>
  ability.kind === 'triggered' && ability.when.where?.['from'] === zone;

/** 603.5c. What left the battle zone counts as it was there. */
export const seenAsItWas = definition('seenAsItWas', (_, event) => event['from'] === 'battle zone');

/** 603.5c. What triggers as something leaves the battle zone was at work just before that. */
export const waitsBefore = definition('waitsBefore', (_, event) => leavesBattleZone(event));

/** 603.5c. The words that are true of a card in the battle zone, to be remembered with it. */
export const wordsFor = bookkeeping(
  definition('wordsFor', (game, id) => predicates.filter((word) => say(game, word, id))),
);

const predicates = [
  ...(['attacking', 'attacked', 'blocking', 'blocked'] as const),
  ...(['monocolored', 'multicolored', 'colorless'] as const),
  'isElement' as const,
];

/** 603.5d. What comes in a certain state lies so at once: nothing triggers that would lay it so later. */
export const entersAsTold = definition(
  'entersAsTold',
  () => true,
  () => false,
);

/** 603.6. */
export const delayedWaits = definition('delayedWaits', () => 1);

/** 603.3a. It has waited with what is behind the icon: whatever has become of the card, that is carried out. */
export const useIconTerm = term('use icon', (game, { player, source, status }) => {
  if (source === 0) return undefined;
  const printed = definitionOf(game, cardOf(game, source)).abilities;
  const used = printed.find((one) => one.kind === 'triggered' && one.icon === status['icon']);
  if (used?.kind !== 'triggered') return undefined;
  return {
    call: 'effect',
    locals: {
      block: blockNumber(game, used.effect),
      controller: player,
      source: [...refOf(game, source)],
    },
  };
});
