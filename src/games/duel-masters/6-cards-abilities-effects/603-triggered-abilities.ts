/** 603. Triggered abilities: when they trigger, how often, and what they look at. */
import type { Ability, Condition } from '../../../kernel/ability.js';
import { type Game, say } from '../../../kernel/game.js';
import { definition, note, todo } from '../../../kernel/rule.js';
import { holds } from '../../../kernel/conditions.js';
import { type Context } from '../../../kernel/select.js';
import type { CardRef, GameEvent, Waiting } from '../../../kernel/state.js';
import { undeclaredOf } from '../modes.js';
import type { Pending } from '../waiting.js';
import { textOf } from '../words.js';

export const triggerAndEffect = note(
  '603.1',
  'definition',
  'a triggered ability has a trigger condition and an effect',
  'names the parts of an ability; 603.2 and 605.2c rule them',
);

/** 603.2. Each time the condition is met; what happens between turns (512.1) meets none. */
export const waits = definition(
  '603.2',
  'it triggers by itself whenever its condition is met, and its effect waits to be resolved',
  (game: Game, event: GameEvent, delayed: boolean): number => {
    if (event['silent'] === true) return 0;
    return delayed ? say<number>(game, 'delayedWaits') : 1;
  },
  () => 0,
  { kind: 'trigger' },
);

export const triggersAtStepStart = note(
  '603.2a',
  'trigger',
  'as a step begins all abilities that trigger "at the beginning" of it trigger',
  'the beginning of a step is an event, which wakes what waits for it (603.2)',
);

export const oncePerOccurrence = note(
  '603.2b',
  'trigger',
  'it triggers once each time its condition is met, so several times if one event holds several occurrences',
  'each of several events that happen together is looked at by itself (603.2)',
);

export const triggersOnBecoming = note(
  '603.2c',
  'trigger',
  '"becomes" triggers as the state changes, not if it already holds, continues or is held on entry',
  'what is tapped already cannot be tapped (701.2a), so nothing happens that could wake an ability',
);

export const onlyActualEvents = note(
  '603.2d',
  'trigger',
  'it triggers only on an event that happened, not on one that was replaced',
  'a replaced event does not happen (609.1), so it wakes nothing',
);

export const declaringTriggers = todo(
  '603.2e',
  'definition',
  'declaring a triggered ability that needs declaring is not declaring the use of a card',
  'needs abilities that are declared, such as ninja strike',
);

/** 603.3. */
export const turnPlayersFirst = definition(
  '603.3',
  "a triggered effect waits, and of all waiting effects the turn player's are carried out first",
  (game: Game, all: readonly Pending[]) => {
    const theirs = all.filter(({ player }) => player === game.state.turn.player);
    return theirs.length > 0 ? theirs : all;
  },
  (_: Game, all: readonly Pending[]) => all,
  { kind: 'procedure' },
);

/** 603.3a. The next waiting effect whose mode is to be declared; without the rule that is done on resolving. */
export const nextModal = definition(
  '603.3a',
  'a triggered ability with modes has its mode declared as it triggers',
  (game: Game): Waiting | null =>
    game.state.waiting.find((one) => undeclaredOf(game, one).length > 0) ?? null,
  () => null,
  { kind: 'procedure' },
);

/** 603.4. */
export const conditionMet = definition(
  '603.4',
  "a triggered ability's condition is tested as it resolves, not as it triggers",
  (game: Game, condition: Condition, context: Context) => holds(game, condition, context),
  () => true,
);

export const zoneChangeTriggers = note(
  '603.5',
  'definition',
  "a trigger condition that includes a card's move between zones is a zone-change trigger",
  'names a kind of condition; 603.5a to 603.5c rule it',
);

export const entersTriggers = note(
  '603.5a',
  'trigger',
  'each time cards enter the battle zone every "enters" ability is checked, theirs included',
  'entering is an event like others (603.2), and the card that enters is there to see it',
);

/** 603.5b. */
export const seenUnderEffects = definition(
  '603.5b',
  'zone-change triggers see characteristics with the continuous effects that apply on arrival',
  () => true,
  () => false,
  { kind: 'trigger' },
);

/**
 * 603.5c. What triggers as a creature is being destroyed sees the state before, and so does what triggers on its
 * own card's leaving; what triggers once something else has left does so only if its card is still there.
 */
export const looksBack = definition(
  '603.5c',
  "abilities that trigger on their own card's leaving look at the state just before the event",
  (_: Game, event: GameEvent, ability: Ability, source: CardRef) => {
    if (isBeing(ability) || ['destroy', 'discard', 'break'].includes(event.kind)) return true;
    if (event.card !== source[0] || (event.kind !== 'move' && event.kind !== 'destroyed'))
      return false;
    const from = textOf(event['from']);
    return (
      from === 'battle zone' ||
      (ability.zones?.includes(from) ?? false) ||
      waitsThere(ability, from)
    );
  },
  () => false,
  { kind: 'trigger' },
);

/** "Is being destroyed": it looks at what is on its way. */
const isBeing = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.when.being === true;

const waitsThere = (ability: Ability, zone: string): boolean =>
  ability.kind === 'triggered' && zone !== '' && ability.when.where?.['from'] === zone;

/** 603.5c. What left the battle zone counts as it was there. */
export const seenAsItWas = definition(
  '603.5c',
  "abilities that trigger on their own card's leaving look at the state just before the event",
  (_: Game, event: GameEvent) => event['from'] === 'battle zone',
  () => false,
  { kind: 'trigger' },
);

export const enterWithState = todo(
  '603.5d',
  'continuous',
  'being put into a zone in a certain state is a static ability, not a triggered one',
  'not yet carried out',
);

/** 603.6. */
export const delayedWaits = definition(
  '603.6',
  'an effect can create a delayed triggered ability that does something later',
  () => 1,
  () => 0,
  { kind: 'trigger' },
);

export const delayedNotRetroactive = note(
  '603.6a',
  'trigger',
  'a delayed trigger is created by a use, ability or replacement, and ignores events before that',
  'a delayed ability listens from the moment at which it is made',
);
