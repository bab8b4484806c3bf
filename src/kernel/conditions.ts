/** Whether a condition holds, and whether an event is what a text describes. */
import {
  asksForSome,
  type Condition,
  type EventPattern,
  type Filter,
  type RolePattern,
} from './ability.js';
import { matches, passesAll } from './fitting.js';
import { cardOf, type Game, isShared, quietly, refOf, spend } from './game.js';
import {
  asItIs,
  cardInRole,
  compares,
  type Context,
  doneTo,
  matching,
  players,
  seeThen,
  type Seen,
  seeFor,
  spokenOf,
} from './select.js';
import { restsOn } from './ledger.js';
import { seenLeaving, wholeOf } from './parts.js';
import { say } from './questions.js';
import type { CardRef, GameEvent, PastEvent } from './state.js';

export const holds = (game: Game, condition: Condition, context: Context): boolean => {
  const held = isTrue(game, condition, context);
  game.witness?.({ is: 'condition', condition, context, held }, game);
  return held;
};

/** The same, without a word to anybody who listens. */
export const isTrue = (game: Game, condition: Condition, context: Context): boolean => {
  switch (condition.is) {
    case 'and':
      return condition.conditions.every((one) => isTrue(game, one, context));
    case 'or':
      return condition.conditions.some((one) => isTrue(game, one, context));
    case 'not': {
      const { condition: denied } = condition;
      // Of a card that is not there nothing is so, and nothing is not so.
      const isOfNone =
        denied.is === 'test' && denied.of === 'it' && testedBy(game, denied, context) === null;
      return !isOfNone && !isTrue(game, denied, context);
    }
    case 'count':
    case 'acted':
    case 'happened':
      return compares(game, countedBy(game, condition, context), condition.compare, context);
    case 'test': {
      const seen = testedBy(game, condition, context);
      return seen !== null && passesAll(game, seen, [condition.test], context);
    }
    case 'turn':
      return players(game, condition.who, context).includes(say(game, 'turnPlayer'));
  }
};

/** The number that a condition compares. */
export const countedBy = (
  game: Game,
  condition: Extract<Condition, { is: 'count' | 'acted' | 'happened' }>,
  context: Context,
): number => {
  switch (condition.is) {
    case 'count':
      return say(game, 'howManyThere', foundFor(game, condition.filter, context));
    case 'acted':
      return actedOn(game, condition.filter, context);
    case 'happened':
      return timesSo(game, condition, context);
  }
};

/** How many cards there are of a kind, with those that have gone and are spoken of as they were. */
const foundFor = (game: Game, filter: Filter, context: Context): number =>
  matching(game, filter, context).length +
  say(game, 'goneButFound', filter).filter((seen) => matches(game, seen, filter, context)).length;

/** The card that a condition tests; nothing where there is none any more. */
export const testedBy = (
  game: Game,
  { of, test }: Extract<Condition, { is: 'test' }>,
  context: Context,
): Seen | null => {
  const ref = spokenOf(context, of);
  if (ref === null) return null;
  const isOfPlace = test.test === 'zone' || test.test === 'whose';
  return isOfPlace ? whereItIs(game, ref) : seeFor(game, ref, context);
};

/** Where a card is, it is now: one that has moved on is where it went, as long as it does not go on from there. */
const whereItIs = (game: Game, [id, version]: CardRef): Seen | null => {
  restsOn(game, id, 'zone');
  const card = cardOf(game, id);
  return card.version === version || card.version === version + 1 ? asItIs(card) : null;
};

/** How many of the cards that were acted on last are what a filter means, as they were then. */
const actedOn = (game: Game, filter: Filter, context: Context): number =>
  filter.tests.length === 0 && filter.whose === 'any'
    ? context.that
    : doneTo(context).filter((ref) => {
        const seen = seeFor(game, ref, context);
        return seen !== null && matches(game, seen, filter, context);
      }).length;

/** How often such an event has happened this turn, or within a time that is not over yet. */
const timesSo = (
  game: Game,
  {
    event: pattern,
    within,
    of,
  }: Pick<Extract<Condition, { is: 'happened' }>, 'event' | 'within' | 'of'>,
  context: Context,
  past = game.state.past,
): number => {
  const { turn } = game.state;
  const now = within === undefined ? undefined : say(game, 'timesNow')[within];
  if (within === undefined ? !hasTurns(game) : now === undefined) return 0;
  const found = past.filter((one) => {
    const { turn: when, event, within: times } = one;
    spend(game, 1);
    if (within !== undefined && times?.[within] !== now) return false;
    const version = Number(event['version'] ?? 0);
    const asItWas = (id: number): Seen | null => {
      if (id === event.card && namesWhere(pattern)) return asFound(game, [id, version], event);
      const then = seeThen(game, [id, version]);
      return then && whereFound(game, then, event);
    };
    return (
      when === turn.number &&
      fits(game, pattern, event, context, asItWas) &&
      isOfThatLife(game, pattern, one, context)
    );
  });
  return of === undefined
    ? found.length
    : new Set(found.map(({ event }) => lifeIn(event, of))).size;
};

/** The card that stands in a role of an event, in the life that it led then. */
const lifeIn = (event: GameEvent, role: string): string =>
  JSON.stringify([event[role], event[role] === event.card ? event['version'] : null]);

/** Whether an event that a text asks of a card happened to that, or to what it reads it as, and not to what the card was before. */
const isOfThatLife = (
  game: Game,
  { roles }: EventPattern,
  { event, life }: PastEvent,
  context: Context,
): boolean =>
  Object.entries(roles).every(([role, wanted]) => {
    const ref = event[role] === event.card ? refMeant(wanted, event, context) : undefined;
    if (ref === undefined) return true;
    const lives = [ref, ...(context.was ?? [])].filter(([id]) => id === ref[0]);
    const ended = endedAs(game, ref, context);
    return [...lives.map(([, version]) => version), ...ended].some(
      (version) => version === event['version'] || version === life,
    );
  });

/**
 * `when this is destroyed, if this attacked this turn`: which life its card led before, where a text waits for an event of that
 * card, speaks of it as it has become, and the game has what happened to it before be asked as well.
 */
const endedAs = (game: Game, [id, version]: CardRef, { roles }: Context): readonly number[] => {
  const ofEvent = cardInRole(roles, 'card');
  return ofEvent?.[0] === id && ofEvent[1] === version && say(game, 'keepsHistory')
    ? [version - 1]
    : [];
};

/** The card that a text means by a role, where it means one that it has spoken of. */
const refMeant = (
  wanted: RolePattern,
  { card }: GameEvent,
  { source, it, roles }: Context,
): CardRef | undefined => {
  if (wanted.is === 'this') return source ?? undefined;
  if (wanted.is === 'it') return it.find(([id]) => id === card);
  return wanted.is === 'role' ? cardInRole(roles, wanted.role) : undefined;
};

/** What is done before the first turn is done in none. */
const hasTurns = ({ state }: Game): boolean => state.turn.number > 0;

/** Whether an event that a pattern describes is the so-many-th of those, where the pattern says which. */
export const isCounted = (
  game: Game,
  { nth, ...event }: EventPattern,
  about: GameEvent,
  context: Context,
): boolean => {
  if (nth === undefined) return true;
  if (nth.within === undefined && !hasTurns(game)) return false;
  const { past } = game.state;
  const at = past.findIndex((one) => one.event === about);
  const before = at < 0 ? past : past.slice(0, at);
  return timesSo(game, { event, ...nth }, context, before) + 1 === nth.number;
};

/** A card to which something happened, where that found it: as it is while it is the same, and otherwise as it last was. */
const whereFound = (game: Game, seen: Seen, event: GameEvent): Seen => {
  if (seen.id !== event.card) return seen;
  const zone = say(game, 'foundIn', event);
  if (typeof zone !== 'string' || zone === '' || zone === seen.zone) return seen;
  const side = isShared(game, zone) ? '' : cardOf(game, seen.id).owner;
  return { ...seen, zone, side };
};

/**
 * The card of an event where and as that found it, for a text that says where. Of what nobody saw there nothing is known
 * but that it lay as cards do in such a zone.
 */
export const asFound = (game: Game, ref: CardRef, event: GameEvent): Seen => {
  const then = seeThen(game, ref);
  if (then !== null) return whereFound(game, then, event);
  const found = whereFound(game, asItIs(cardOf(game, ref[0])), event);
  return { ...found, status: quietly(game, () => say(game, 'entersWith', found.id, found.zone)) };
};

/** `when a card in hand defends`: whether a pattern says of the card of an event where it is. */
const namesWhere = ({ roles: { card } }: EventPattern): boolean =>
  card?.is === 'card' && card.filter.unnamed === undefined && card.filter.zones.length > 0;

/** Whether a pattern says of the card of an event where it is, and the event tells where it was found. */
export const namesWhereFound = (game: Game, pattern: EventPattern, event: GameEvent): boolean =>
  namesWhere(pattern) && typeof say(game, 'foundIn', event) === 'string';

/** Whether an event is what a pattern describes. `seen` overrides how a card looked. */
export const fits = (
  game: Game,
  pattern: EventPattern,
  event: GameEvent,
  context: Context,
  seen?: (id: number) => Seen | null,
): boolean => {
  if (pattern.event !== event.kind) return false;
  const held =
    differing(game, pattern.where ?? {}, event).length === 0 &&
    isSoMuch(game, pattern, event, context) &&
    Object.keys(pattern.roles).every((role) => isFilled(game, pattern, role, event, context, seen));
  game.witness?.({ is: 'pattern', pattern, event, context, seen, held }, game);
  return held;
};

/** Whether what stands in a role of an event, or what a text may mean by it besides, is what a pattern says of that role. */
export const isFilled = (
  game: Game,
  { roles }: EventPattern,
  role: string,
  event: GameEvent,
  context: Context,
  seen?: (id: number) => Seen | null,
): boolean => {
  const wanted = roles[role];
  if (wanted !== undefined && asksOf(wanted) && say(game, 'movesUnseen', event, role)) return false;
  return (
    wanted === undefined ||
    fills(game, wanted, event[role], context, seen) ||
    alsoFilledBy(game, wanted, role, event, context) !== undefined
  );
};

/** Whether a pattern asks more of a card than where it is, and whose. */
const asksOf = (wanted: RolePattern): boolean =>
  wanted.is === 'this' ||
  (wanted.is === 'card' && [wanted.filter, ...(wanted.filter.or ?? [])].some(asksForSome));

/** What is what the pattern says of a role, where the card that stands there is not. */
const alsoFilledBy = (
  game: Game,
  wanted: RolePattern,
  role: string,
  event: GameEvent,
  context: Context,
): number | undefined =>
  say(game, 'alsoIn', event, role).find((one) => fills(game, wanted, one.id, context, () => one))
    ?.id;

/** What a pattern means by the roles of an event that it describes, where that is something else than the cards that stand there. */
export const meantIn = (
  game: Game,
  { roles }: EventPattern,
  event: GameEvent,
  context: Context,
): Readonly<Record<string, CardRef>> => {
  const meant: Record<string, CardRef> = {};
  for (const [role, wanted] of Object.entries(roles)) {
    if (fills(game, wanted, event[role], context)) continue;
    const id = alsoFilledBy(game, wanted, role, event, context);
    if (id !== undefined) meant[role] = refOf(game, id);
  }
  return meant;
};

const isSoMuch = (
  game: Game,
  { number }: EventPattern,
  event: GameEvent,
  context: Context,
): boolean =>
  number === undefined || compares(game, Number(event[number.role]), number.compare, context);

/** What an event is otherwise than a text says, by name: from which zone to which, and the like. */
export const differing = (
  game: Game,
  where: NonNullable<EventPattern['where']>,
  event: GameEvent,
): readonly (readonly [name: string, found: GameEvent[string]])[] =>
  Object.entries(where).flatMap(([name, value]) => {
    const isWay = name === 'from' && where['to'] !== undefined && event['to'] === where['to'];
    // What is put where it lies has left nothing.
    const stays = name === 'from' && where['to'] === undefined && staysThere(game, event);
    const found = isWay
      ? say(game, 'cameFrom', event)
      : stays
        ? undefined
        : name === 'from'
          ? say(game, 'foundIn', event)
          : event[name];
    return found === value ? [] : [[name, found] as const];
  });

const staysThere = (game: Game, { card, from, to, side }: GameEvent): boolean =>
  to !== undefined &&
  from === to &&
  typeof card === 'number' &&
  (side === undefined || side === cardOf(game, card).owner);

/** Whether what stands in an event's role is what the pattern says. `seen` overrides how a card looked. */
export const fills = (
  game: Game,
  pattern: RolePattern,
  role: GameEvent[string],
  context: Context,
  seen?: (id: number) => Seen | null,
): boolean => {
  switch (pattern.is) {
    case 'this':
      return context.source !== null && role === context.source[0];
    case 'it':
      return context.it.some(([id]) => role === id);
    case 'role': {
      const ref = cardInRole(context.roles, pattern.role);
      return ref !== undefined && role === ref[0] && say(game, 'effectFollows', ref);
    }
    case 'player':
      return typeof role === 'string' && players(game, pattern.who, context).includes(role);
    case 'card': {
      if (typeof role !== 'number' || role === 0) return false;
      return matches(game, seenAs(game, role, seen), pattern.filter, context);
    }
  }
};

/** How a card in an event looks to a pattern. */
export const seenAs = (game: Game, id: number, seen?: (id: number) => Seen | null): Seen =>
  seen?.(id) ??
  (wholeOf(game, id) === undefined ? asItIs(cardOf(game, id)) : seenLeaving(game, id));
