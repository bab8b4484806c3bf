/** Triggered abilities: which events wake which, counted once for each time it happens. */
import type { EventPattern, TriggeredAbility } from './ability.js';
import { heedersOf, lookAt, ruleBehind, workingAbilities } from './continuous.js';
import {
  addTo,
  cardOf,
  collect,
  type Collector,
  type Game,
  iconOf,
  isAwaited,
  isCurrent,
  quietly,
  refOf,
} from './game.js';
import type { Happening } from './batch.js';
import { asFound, fits, holds, isCounted, meantIn, namesWhereFound } from './conditions.js';
import { type Context, rolesIn, seeAsItWas, seeAsPrinted, type Seen } from './select.js';
import {
  type Thing,
  type CardRef,
  type ChosenValues,
  type Delayed,
  type GameEvent,
  type Tag,
  newTag,
  type Player,
  type Waiting,
} from './state.js';
import { madeAt, nodeOf, writeDown } from './ledger.js';
import { withLives, withValues } from './locals.js';
import { countingThese } from './past.js';
import { say } from './questions.js';
import { noteKeyword } from './noting.js';

/** A trigger that an event has woken. */
export interface Woken {
  readonly source: CardRef;
  readonly controller: Player;
  readonly ability: number;
  readonly event: GameEvent;
  /** The trace node of the event. */
  readonly node: number;
  readonly meant: Meant;
  readonly why: Collector;
  /** The delayed trigger that it was. */
  readonly delayed: Tag | null;
}

/** How things are before events of one moment are applied, as abilities see it that these may wake. */
export interface Before {
  /** Those that must be looked for by then, because they look back in time. */
  readonly woken: readonly Woken[];
  /** The abilities that wait for such events, by their keys. */
  readonly listening: ReadonlySet<string>;
  /** Which of its lives each card was in. */
  readonly refs: ReadonlyMap<number, CardRef>;
}

export const lookBefore = (game: Game, events: readonly Happening[]): Before => {
  const candidates = listening(game, events);
  const listeners = new Set(candidates.map(keyOfCandidate));
  const refs = refsBefore(game, events);
  const woken = search(game, events, candidates, null);
  return { woken, listening: listeners, refs };
};

/** Which of its lives each card was in before the events, for triggers that see it as it was. */
const refsBefore = (game: Game, events: readonly Happening[]): ReadonlyMap<number, CardRef> => {
  const refs = new Map<number, CardRef>();
  for (const { event } of events)
    if (typeof event.card === 'number') refs.set(event.card, refOf(game, event.card));
  return refs;
};

/** An ability of a card, whichever life that leads; what an effect has made for later has been there before. */
const keyOfCandidate = ({ source, number }: Candidate): string => `${source[0]}/${number}`;

/** What events have woken: what was looked for before, and all others, looked for in the state that the events have made. */
export const wakeAll = (game: Game, events: readonly Happening[], before: Before): void =>
  wake(game, [...before.woken, ...search(game, events, listening(game, events), before)]);

/** @param before nothing while the events have not been applied yet */
const search = (
  game: Game,
  events: readonly Happening[],
  candidates: readonly Candidate[],
  before: Before | null,
): Woken[] => {
  const woken: Woken[] = [];
  if (candidates.length === 0) return woken;
  for (const happening of events) {
    const { event, node } = happening;
    for (const candidate of candidates) {
      const { icon, ability } = candidate;
      if (icon === undefined && ability.when.event !== event.kind) continue;
      const [wakes, why] = collect(game, () =>
        isWoken(game, candidate, happening, { before, events }),
      );
      if (!wakes) continue;
      const rule = ruleBehind(candidate.ability);
      if (rule !== '') collect(game, () => noteKeyword(game, rule), why);
      const { whose } = candidate;
      if (whose !== null) collect(game, () => addTo(game, whose), why);
      const meant = meantBy(game, candidate, event);
      woken.push({ ...candidate, ability: candidate.number, event, node, meant, why });
    }
  }
  return woken;
};

/** Among which events of one moment one is found, and how things were before them; nothing while they are about to happen. */
interface Moment {
  readonly events: readonly Happening[];
  readonly before: Before | null;
}

const isWoken = (
  game: Game,
  candidate: Candidate,
  { event }: Happening,
  { before, events }: Moment,
): boolean => {
  const { ability, source } = candidate;
  const pattern = patternOf(game, ability);
  if (pattern?.event !== event.kind) return false;
  if (say(game, 'looksBack', event, ability, source) !== (before === null)) return false;
  if (before !== null && !wasThere(game, candidate, event, before)) return false;
  const refs = before?.refs ?? noRefs;
  const context = contextFor(game, candidate, event);
  const meant = candidate.delayed === null ? context : stillMeant(game, context, event, refs);
  if (!isDescribed(game, pattern, event, meant, refs)) return false;
  const isSo = () =>
    isCounted(game, pattern, event, meant) && meetsCondition(game, candidate, event);
  return before === null ? countingThese(game, events, isSo) : isSo();
};

/** Whether what must be so besides the event is so, as far as the game asks for that by then. */
const meetsCondition = (game: Game, candidate: Candidate, event: GameEvent): boolean => {
  const { condition } = candidate.ability;
  if (condition === undefined) return true;
  const context = contextFor(game, candidate, event, meantBy(game, candidate, event));
  return say(game, 'triggersUnchecked', condition, context);
};

/** By role, what an ability means by the cards of an event that is what it waits for, where that is not the cards themselves. */
type Meant = Readonly<Record<string, CardRef>>;

const meantBy = (game: Game, candidate: Candidate, event: GameEvent): Meant => {
  const pattern = patternOf(game, candidate.ability);
  return pattern === null ? {} : meantIn(game, pattern, event, contextFor(game, candidate, event));
};

/** Whether an event is what an ability waits for; of a card of which a text says where it is, that goes for where the event found it. */
const isDescribed = (
  game: Game,
  pattern: EventPattern,
  event: GameEvent,
  context: Context,
  refs: ReadonlyMap<number, CardRef>,
): boolean =>
  namesWhereFound(game, pattern, event)
    ? fits(game, pattern, event, context, (id) =>
        id === event.card ? asFound(game, refs.get(id) ?? refOf(game, id), event) : null,
      )
    : fits(game, pattern, event, context, (id) => asItWas(game, id, event, refs));

const noRefs: ReadonlyMap<number, CardRef> = new Map();

/** Whether an ability waited for the event before it, where the game asks for that. */
const wasThere = (
  game: Game,
  candidate: Candidate,
  event: GameEvent,
  { listening: listeners }: Before,
): boolean =>
  candidate.delayed !== null ||
  listeners.has(keyOfCandidate(candidate)) ||
  !say(game, 'waitsBefore', event, candidate.ability);

/**
 * What an ability made for later still speaks of: the cards in the lives that they led as it was made, which the event
 * may have just ended. One that has moved on before is another card.
 */
const stillMeant = (
  game: Game,
  context: Context,
  event: GameEvent,
  refs: ReadonlyMap<number, CardRef>,
): Context => {
  const isMeant = (ref: CardRef): boolean =>
    say(game, 'effectFollows', ref) ||
    refs.get(ref[0])?.[1] === ref[1] ||
    (event.card === ref[0] && event['version'] === ref[1]);
  const { source, it } = context;
  return {
    ...context,
    source: source !== null && isMeant(source) ? source : null,
    it: it.filter(isMeant),
  };
};

/** A card as a trigger sees it that looks at an earlier life of it; nothing where it sees it as it is. */
const asItWas = (
  game: Game,
  id: number,
  event: GameEvent,
  refs: ReadonlyMap<number, CardRef>,
): Seen | null => {
  const ref = refs.get(id);
  if (ref === undefined || isCurrent(game, ref)) return null;
  if (say(game, 'seenAsItWas', event)) return seeAsItWas(game, ref);
  // What applies to a card where it has arrived applies from the first moment.
  const touched = lookAt(game, id).changed.size > 0;
  return touched && !say(game, 'arrivesUnderEffects') ? seeAsPrinted(game, id) : null;
};

/** The event that an ability waits for; where an icon stands for it, the game says which that is. */
const patternOf = (game: Game, ability: TriggeredAbility): EventPattern | null => {
  const { when } = ability;
  const icon = iconOf(game.world.rules, ability);
  if (icon === undefined) return when;
  return say(game, 'iconPattern', icon, when, game.world.abilityIds.get(ability) ?? -1);
};

interface Candidate {
  readonly ability: TriggeredAbility;
  /** The icon in front of it. */
  readonly icon: string | undefined;
  readonly number: number;
  readonly source: CardRef;
  readonly controller: Player;
  readonly it: readonly CardRef[] | null;
  readonly values?: ChosenValues;
  readonly was?: readonly CardRef[];
  readonly delayed: Tag | null;
  readonly whose: Collector | null;
}

const listening = (game: Game, events: readonly Happening[]): readonly Candidate[] => {
  const kinds = events.map(({ event }) => event.kind);
  const heeders = heedersOf(game, 'triggered', kinds);
  return heeders.length === 0 && game.state.delayed.length === 0
    ? noCandidates
    : candidatesAmong(game, heeders);
};

const noCandidates: readonly Candidate[] = [];

/** Whether an event of this kind may wake anything: an ability of a card that works where it is, or what waits for later. */
export const mayWake = (game: Game, kind: string): boolean =>
  isAwaited(game, 'triggered', kind) &&
  quietly(game, () =>
    candidatesAmong(game, heedersOf(game, 'triggered', [kind])).some(
      ({ ability }) => patternOf(game, ability)?.event === kind,
    ),
  );

const candidatesAmong = (game: Game, heeders: readonly number[]): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (const id of heeders) {
    const card = cardOf(game, id);
    const [abilities, why] = collect(game, () => workingAbilities(game, card.id));
    for (const ability of abilities) {
      if (ability.kind !== 'triggered') continue;
      const controlled = controllerOf(game, card, why);
      const source = refOf(game, card.id);
      const { controller, whose } = controlled;
      const icon = iconOf(game.world.rules, ability);
      // Most are there as long as their card is, and nothing need be asked.
      if (ability.while !== undefined) {
        const stands = icon !== undefined && say(game, 'standsOnceActivated', icon);
        const isThere = () => abilityIsThere(game, ability, source, controller);
        if (!stands && !collect(game, isThere, whose)[0]) continue;
      }
      found.push({
        ability,
        icon,
        number: game.world.abilityIds.get(ability) ?? -1,
        source,
        ...controlled,
        it: [],
        delayed: null,
      });
    }
  }
  for (const delayed of game.state.delayed) {
    const ability = game.world.abilities[delayed.text];
    if (ability?.kind === 'triggered')
      found.push({
        ...delayed,
        ability,
        icon: ability.icon,
        number: delayed.text,
        delayed: delayed.id,
        whose: null,
      });
  }
  return found;
};

/** Whether an ability of a card is there at all: what says `while …` in front is so only then. */
export const abilityIsThere = (
  game: Game,
  { while: condition }: TriggeredAbility,
  source: CardRef,
  controller: Player,
): boolean =>
  condition === undefined || holds(game, condition, { controller, source, it: [], that: 0 });

/** Whose an ability is, and which rules say so. */
interface Controlled {
  readonly controller: Player;
  readonly whose: Collector;
}

/** Whose ability it is, and which rules say so. */
const controllerOf = (game: Game, { id, controller }: Thing, why: Collector): Controlled => {
  const [found, whose] = collect(game, () => {
    addTo(game, why);
    return say(game, 'controllerOfAbility', id, controller);
  });
  return { controller: found, whose };
};

const contextFor = (
  game: Game,
  { source, controller, it, values, was }: Candidate,
  event: GameEvent,
  meant: Meant = {},
): Context => ({
  controller,
  source,
  roles: { ...rolesIn(game, event), ...meant },
  it: it === null ? [] : it.length > 0 ? it : cardIn(game, event, meant),
  lost: it === null,
  ...withValues(values),
  ...withLives(was),
  that: 1,
});

const cardIn = (game: Game, { card }: GameEvent, meant: Meant): readonly CardRef[] =>
  typeof card === 'number' ? [meant['card'] ?? refOf(game, card)] : [];

/** The life of a moved card that a trigger looks at, where that is not the one it leads now. */
const referredTo = (game: Game, event: GameEvent): readonly CardRef[] | null => {
  const { card, version } = event;
  if (typeof card !== 'number' || typeof version !== 'number' || isCurrent(game, [card, version]))
    return null;
  return say(game, 'refersBack', event) ? [[card, version]] : null;
};

/** Whether an ability waits for something to happen to a described card, which then is "it" to its effect. */
const namesCard = (game: Game, number: number): boolean => {
  const ability = game.world.abilities[number];
  return (
    ability?.kind === 'triggered' &&
    Object.values(ability.when.roles).some((role) => role.is === 'card')
  );
};

/** What the effect may speak of: the cards of the event, and those that the text spoke of which made it for later. */
const spokenOfIn = (
  game: Game,
  { ability, event, meant }: Woken,
  before: Delayed | undefined,
): Pick<Waiting, 'it' | 'roles'> => {
  const roles = { ...rolesIn(game, event), ...meant };
  if (before === undefined || namesCard(game, ability))
    return { it: cardIn(game, event, meant), roles: { ...before?.roles, ...roles } };
  return { it: before.it, roles: { ...roles, ...before.roles } };
};

/** Puts woken triggers among the waiting abilities; a delayed one is used up by the first event that wakes it. */
const wake = (game: Game, woken: readonly Woken[]): void => {
  for (const one of woken) {
    const { source, controller, ability, event, node, why, delayed } = one;
    if (delayed !== null && !game.state.delayed.some(({ id }) => id === delayed)) continue;
    const before = game.state.delayed.find(({ id }) => id === delayed);
    const [counts, more] = collect(game, () => {
      addTo(game, why);
      return say(game, 'waits', event, before !== undefined);
    });
    // Without the rule that lets abilities trigger, none does.
    if (!counts) continue;
    if (before !== undefined && say(game, 'delayedOnce'))
      game.state.delayed = game.state.delayed.filter(({ id }) => id !== delayed);
    const { marks, because } = more;
    const waits = writeDown(
      game,
      node,
      { is: 'ability', card: source[0], controller, what: 'triggers' },
      {
        marks,
        because: before === undefined ? because : [...because, nodeOf(game, before)],
      },
    );
    const hidden = say(game, 'triggersHidden', source);
    const was = [...(referredTo(game, event) ?? []), ...(before?.was ?? [])];
    const waiting: Waiting = {
      id: newTag(game.state),
      source,
      controller,
      ability,
      event,
      ...spokenOfIn(game, one, before),
      ...withValues(before?.values),
      ...(hidden ? { hidden } : {}),
      ...withLives(was),
    };
    game.state.waiting.push(madeAt(game, waiting, waits));
  }
};
