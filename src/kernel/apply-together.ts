/** Events that nothing stands in the way of are applied, all at the same time, and wake what waits for them. */
import { putInPlace } from './arrivals.js';
import type { Happening } from './batch.js';
import { type View, viewOf } from './continuous.js';
import { settleEntering } from './entering.js';
import {
  attributingTo,
  cardOf,
  changed,
  collectorFor,
  type Game,
  isAwaited,
  quietly,
} from './game.js';
import { recordEvent, writeMoment } from './ledger.js';
import { type EventRules, rulesOn } from './may-happen.js';
import { hasParts, isWithin } from './moves.js';
import { findNext } from './next-one.js';
import { movesOfParts } from './parts.js';
import { keepHappened } from './past.js';
import { say } from './questions.js';
import type { Move } from './rule.js';
import { type GameEvent, wordIn } from './state.js';
import { lookBefore, wakeAll } from './trigger.js';

/** @param orders cards that arrive together, as somebody has put them in order */
export const applyTogether = (
  game: Game,
  happenings: readonly Happening[],
  orders: readonly (readonly number[])[] = noOrders,
): void => {
  if (happenings.length === 0) return;
  const ready = happenings.length > 1 ? settled(game, happenings) : happenings;
  const names = otherNames(game, ready);
  let awaited = false;
  for (const { event } of ready) awaited ||= isAwaited(game, 'triggered', event.kind);
  for (const { kind } of names) awaited ||= isAwaited(game, 'triggered', kind);
  const { recalled } = game.world;
  const isKept = recalled.size > 0 && ready.some(({ event }) => recalled.has(event.kind));
  const told = awaited || isKept ? ready.flatMap((one) => [one, ...alongWith(game, one)]) : ready;
  const before = awaited ? lookBefore(game, told) : undefined;
  const several = ready.length > 1 && ready.some(({ event }) => event.kind === 'move');
  const together = several ? quietly(game, viewOf) : undefined;
  const entering = game.world.has.enters ? enteringOf(game, ready) : noHappenings;
  for (const one of ready) applyOne(game, one, together);
  for (const cards of orders) putInPlace(game, cards);
  for (const one of entering) settleEntering(game, one.event, one.node);
  const besides = names.map((name) => toldByName(game, name));
  if (game.ledger !== null) writeMoment(game, alongside(ready, besides));
  if (game.world.has.next) findNext(game, alongside(ready, besides));
  if (recalled.size > 0) keepHappened(game, alongside(told, besides));
  if (before !== undefined) wakeAll(game, alongside(told, besides), before);
};

/** What some of several read of how things are is settled before the first of them. */
const settled = (game: Game, ready: readonly Happening[]): readonly Happening[] => {
  const reads = ({ event }: Happening) => rulesOn(game, event.kind).base?.settled;
  if (!ready.some(reads)) return ready;
  return ready.map((one) => {
    const settles = reads(one);
    if (settles === undefined) return one;
    let { event } = one;
    attributingTo(game, one.node, () => {
      event = settles(game, event);
    });
    return { ...one, event };
  });
};

/** What the game calls an event besides, of which card. */
interface OtherName {
  readonly kind: string;
  readonly card: number;
  readonly of: Happening;
}

const otherNames = (game: Game, ready: readonly Happening[]): readonly OtherName[] => {
  let found: OtherName[] | undefined;
  for (const of of ready) {
    const { event } = of;
    if (event.kind !== 'move' && event.kind !== 'create') continue;
    const kind = say(game, 'alsoCalled', event);
    if (kind === '') continue;
    const card = event.kind === 'move' ? (event.card ?? 0) : numberToBe(game, event, ready);
    (found ??= []).push({ kind, card, of });
  }
  return found ?? noNames;
};

const noNames: readonly OtherName[] = [];

/** Mostly nothing is called otherwise. */
const alongside = (
  some: readonly Happening[],
  others: readonly Happening[],
): readonly Happening[] => (others.length === 0 ? some : [...some, ...others]);

/** The event by its other name: of the card as it has come about, since before it may not have been there at all. */
const toldByName = (game: Game, { kind, card, of }: OtherName): Happening => {
  const event: GameEvent = { kind, card, version: cardOf(game, card).version };
  const why = collectorFor(game);
  return { event, part: of.part, node: recordEvent(game, event, of.node, 'happened', why) };
};

/** The number that what is made will have: things are numbered in the order in which they are made. */
const numberToBe = ({ state }: Game, event: GameEvent, ready: readonly Happening[]): number => {
  const made = ready.filter((one) => one.event.kind === 'create').map((one) => one.event);
  return state.things.length + 1 + made.indexOf(event);
};

/** What happens to cards that lay under the card of an event, as triggers and what is counted see it: each of them comes to a zone. */
const alongWith = (game: Game, { event, part, node }: Happening): readonly Happening[] =>
  event.kind === 'move' && hasParts(game, event) && comesToZone(game, event)
    ? quietly(game, () => movesOfParts(game, event)).map((one) => ({
        event: { ...one, version: cardOf(game, one.card ?? 0).version },
        part,
        node,
      }))
    : noHappenings;

const noHappenings: readonly Happening[] = [];
const noOrders: readonly (readonly number[])[] = [];

const enteringOf = (game: Game, ready: readonly Happening[]): readonly Happening[] =>
  ready.filter(({ event }) => comesToZone(game, event));

/** Whether an event brings a card to a zone where it may lie otherwise than cards do that enter there. */
const comesToZone = (game: Game, event: GameEvent): boolean =>
  event.kind === 'move' && !quietly(game, () => isWithin(game, event));

const applyOne = (game: Game, one: Happening, before: View | undefined): void => {
  const { event, node } = one;
  const rules = rulesOn(game, event.kind);
  // Any other kind is only something that happened.
  if (rules.unit?.apply === undefined && rules.base === undefined) return;
  if (game.ledger === null) applyBy(game, rules, one, before);
  else attributingTo(game, node, () => applyBy(game, rules, one, before));
  if (!isMemory(game, event)) changed(game);
};

const applyBy = (
  game: Game,
  { unit, base }: EventRules,
  { event, node }: Happening,
  before: View | undefined,
): void => {
  if (unit?.apply !== undefined) unit.apply(game, event);
  else base?.apply(game, event, node, before);
};

/** Whether an event changes nothing but what a game remembers of its way, which is no part of its position. */
const isMemory = ({ world }: Game, { kind, name }: GameEvent): boolean =>
  kind === 'fact' && world.rules.memory.includes(wordIn(name));

/** What must be carried out once an event has happened. */
export const followingOf = (game: Game, event: GameEvent): Pick<Move, 'call' | 'locals'> | void =>
  rulesOn(game, event.kind).unit?.follows?.(game, event);
