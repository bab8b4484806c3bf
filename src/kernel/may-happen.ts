/** Whether events can and may happen: what they need, and the rules and effects that forbid them. */
import { baseKinds } from './base-events.js';
import type { BaseKind } from './base-kind.js';
import { addTo, collect, type Game, isOff, mark } from './game.js';
import { zoneWhere } from './parts.js';
import type { EventKind, Restriction } from './rule.js';
import type { GameEvent, Json, Player } from './state.js';

/** Why an event does not happen at all; nothing where it may. */
export const stops = (
  game: Game,
  event: GameEvent,
  beside: readonly GameEvent[],
): 'impossible' | 'forbidden' | undefined => {
  const rules = rulesOn(game, event.kind);
  if (isPossibleBy(game, event, rules)) {
    if (forbiddersAmong(game, event, beside, rules).length > 0) return 'forbidden';
    return rules.unit?.becomes === undefined ? undefined : stopsParts(game, event, beside);
  }
  game.witness?.({ is: 'impossible', event }, game);
  return 'impossible';
};

/** What an event consists of, were it to happen now, but for what only tells that it has come about. */
export const consistsOf = (game: Game, event: GameEvent): readonly GameEvent[] => {
  const { unit } = rulesOn(game, event.kind);
  return unit?.becomes === undefined ? noParts : foundParts(game, unit.becomes(game, event));
};

/** The moves that an event is, where it is nothing else: where it does something to several cards as one, one for each. */
export const movesOf = (game: Game, event: GameEvent): readonly GameEvent[] => {
  const { unit } = rulesOn(game, event.kind);
  if (unit?.isItsMove !== true) return noParts;
  return (unit.becomes?.(game, event) ?? noParts).filter(({ kind }) => kind === 'move');
};

/** The cards to which an event does something: its own, and those that are moved with that as one. */
export const doneToBy = (game: Game, event: GameEvent): readonly number[] => {
  const { card } = event;
  if (typeof card !== 'number') return [];
  const [moves, why] = collect(game, () => movesOf(game, event));
  if (moves.length < 2) return [card];
  // That they are one takes part only where there are several.
  addTo(game, why);
  return [...new Set([card, ...moves.map((one) => Number(one.card))])];
};

const foundParts = (game: Game, all: readonly GameEvent[]): readonly GameEvent[] => {
  const parts = all.filter(({ kind }) => !onlyTells(game, kind));
  for (const part of parts) noteFound(game, part);
  return parts;
};

const noParts: readonly GameEvent[] = [];

/** What is nothing but its parts does not happen where none of them does: a card that stays is not drawn. */
const stopsParts = (
  game: Game,
  event: GameEvent,
  beside: readonly GameEvent[],
): 'impossible' | 'forbidden' | undefined => {
  let first: 'impossible' | 'forbidden' | undefined;
  let happens = false;
  for (const part of consistsOf(game, event)) {
    const fate = stops(game, part, beside);
    happens ||= fate === undefined;
    first ??= fate;
  }
  return happens ? undefined : first;
};

/** Whether an event can happen as things stand, whatever forbids it. */
export const isPossible = (game: Game, event: GameEvent): boolean =>
  isPossibleBy(game, event, rulesOn(game, event.kind));

const isPossibleBy = (game: Game, event: GameEvent, { unit, base }: EventRules): boolean => {
  // Nothing happens to no card.
  if (event.card === 0) return false;
  if (unit !== undefined) {
    if (isOff(game, unit.number)) return false;
    if (unit.possible !== undefined && !unit.possible(game, event)) {
      mark(game, unit.number, 'forbade');
      return false;
    }
  }
  return base?.possible?.(game, event) !== false;
};

/**
 * The rules that forbid an event.
 *
 * @param beside what happens at the same time for certain
 */
export const forbiddersOf = (
  game: Game,
  event: GameEvent,
  beside: readonly GameEvent[] = [],
): readonly Restriction[] => forbiddersAmong(game, event, beside, rulesOn(game, event.kind));

const forbiddersAmong = (
  game: Game,
  event: GameEvent,
  beside: readonly GameEvent[],
  { restrictions }: EventRules,
): readonly Restriction[] => {
  let found: Restriction[] | undefined;
  for (const rule of restrictions)
    if (isForbidden(game, rule, event, beside)) (found ??= []).push(rule);
  return found ?? noRestrictions;
};

const noRestrictions: readonly Restriction[] = [];

/** Whether rules forbid an event, or all that it consists of; what it consists of is no reason where it may happen. */
export const isForbiddenWhole = (game: Game, event: GameEvent): boolean => {
  if (forbiddersOf(game, event).length > 0) return true;
  const parts = consistsOf(game, event);
  if (parts.length === 0) return false;
  if (game.listener === null) return areForbidden(game, parts);
  const [forbidden, why] = collect(game, () => areForbidden(game, parts));
  if (forbidden) addTo(game, why);
  return forbidden;
};

const areForbidden = (game: Game, parts: readonly GameEvent[]): boolean =>
  parts.every((part) => isForbiddenWhole(game, part));

/**
 * Whether an event can and may happen, with whatever it consists of for its card.
 *
 * @param beside what happens at the same time for certain
 */
export const canHappen = (
  game: Game,
  event: GameEvent,
  beside: readonly GameEvent[] = [],
): boolean => {
  noteFound(game, event);
  if (!isPossible(game, event) || forbiddersOf(game, event, beside).length > 0) return false;
  return consistsOf(game, event).every(
    (part) => part.card !== event.card || canHappen(game, part, beside),
  );
};

/** Whether anybody counts what moves at the same time. */
export const looksAtSeveral = (game: Game): boolean =>
  game.world.has.limits || rulesOn(game, 'move').restrictions.some(({ together }) => together);

/** The primitive events that these come to, were they to happen now. */
export const comesTo = (game: Game, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.flatMap((event) => {
    const parts = consistsOf(game, event);
    return parts.length === 0 ? [event] : comesTo(game, parts);
  });

/** What the book and the kernel have to say of a kind of event. */
export interface EventRules {
  readonly unit: EventKind | undefined;
  readonly base: BaseKind | undefined;
  readonly restrictions: readonly Restriction[];
  /** How much of it came about is told by events that follow it. */
  readonly isInParts: boolean;
}

export const rulesOn = ({ world }: Game, kind: string): EventRules => {
  const { book } = world.rules;
  let rules = book.eventRules.get(kind);
  if (rules === undefined) {
    rules = {
      unit: book.events.get(kind),
      base: baseKinds[kind],
      restrictions: [`event ${kind}`, 'any event'].flatMap(
        (what) => book.restrictions.get(what) ?? noRestrictions,
      ),
      isInParts: [...book.events.values()].some(({ partOf }) => partOf === kind),
    };
    book.eventRules.set(kind, rules);
  }
  return rules;
};

const isForbidden = (
  game: Game,
  rule: Restriction,
  event: GameEvent,
  beside: readonly GameEvent[],
): boolean => {
  if (isOff(game, rule.number)) return false;
  const by = typeof event.player === 'string' ? event.player : '';
  const about = beside as unknown as Json;
  return game.listener === null
    ? rule.forbids(game, event, by, about)
    : isForbiddenBy(game, rule, event, by, about);
};

const isForbiddenBy = (
  game: Game,
  rule: Restriction,
  event: GameEvent,
  by: Player,
  about: Json,
): boolean => {
  const [forbids, why] = collect(game, () => rule.forbids(game, event, by, about));
  if (!forbids) return false;
  addTo(game, why);
  mark(game, rule.number, 'forbade');
  return true;
};

/** Whether events of a kind do nothing but tell that something has come about. */
export const onlyTells = (game: Game, kind: string): boolean => {
  const { unit, base } = rulesOn(game, kind);
  return base === undefined && unit?.apply === undefined && unit?.becomes === undefined;
};

/** An event remembers where it found its card, and which of the card's lives that was. */
export const noteFound = (
  game: Game,
  event: GameEvent & { from?: string; version?: number },
): void => {
  const card = typeof event.card === 'number' ? game.state.things[event.card - 1] : undefined;
  if (card === undefined) return;
  event.from = zoneWhere(game, card.id);
  event.version = card.version;
};
