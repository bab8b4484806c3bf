/**
 * How events happen: all of a batch at the same time. Each is asked whether it can and may happen and whether it is
 * replaced; composite events then become what they consist of, and at last everything left is applied at once and
 * wakes triggers.
 */
import {
  cardOf,
  changed,
  collect,
  type Collector,
  type Game,
  Impossible,
  isAwaited,
  collectorFor,
  quietly,
  attributingTo,
  type World,
} from './game.js';
import { hasParts, isWithin } from './base-events.js';
import { type View, viewOf } from './continuous.js';
import { type Arrival, nextArrival, putInPlace, refuseTwoPlaces } from './arrivals.js';
import { settleEntering } from './entering.js';
import { noteReplaced } from './histories.js';
import {
  type AheadDecision,
  beginAhead,
  type Choosing,
  nextAhead,
  refuseChosenTwice,
} from './chosen-ahead.js';
import { type EventRules, noteFound, onlyTells, rulesOn, stops } from './may-happen.js';
import type { Replacement } from './replacement.js';
import {
  choiceFor,
  putInOrder,
  type ReplacementAnswer,
  type ReplacementChoice,
  whichFirst,
  type WhichFirst,
} from './replacement-choices.js';
import type { Move, Restriction } from './rule.js';
import { movesOfParts } from './parts.js';
import { nextStaying, type Staying } from './staying.js';
import type { GameEvent, Json, Option } from './state.js';
import { addAll, addMark } from './trace.js';
import { reasonsFor, madeAt, nodeOf, writeDown } from './ledger.js';
import { lookBefore, wakeAll } from './trigger.js';
import { say } from './questions.js';

/** A proposed event on its way. */
export interface Proposed {
  readonly event: GameEvent;
  /** Replacements already applied to it or to what it is a part of. */
  history: readonly string[];
  /** Which of several things that happen together it is a part of. */
  readonly part: number;
  /** Replacements that somebody could have applied to it, and did not, by their keys. */
  declined: readonly string[];
}

/** @param from the trace node of what wants it to happen */
export const proposedOf = (
  game: Game,
  event: GameEvent,
  from: number,
  history: readonly string[],
  part = 0,
): Proposed => madeAt(game, { event, history, part, declined: [] }, from);

/** A batch on its way; plain data, so that it can wait in a frame for a choice between replacements. */
export interface Batch {
  /** Still to be asked about. */
  open: Proposed[];
  /** Asked, and nothing stands in the way. */
  cleared: Proposed[];
  /** Primitive events, to be applied together at the end. */
  ready: Proposed[];
  /** Replacement effects to carry out afterwards, in order. */
  instead: Replacement[];
  /** Cards to which something else happened instead; 0 where it was to none. */
  replaced: number[];
  /** Bonds of which one of the events does not happen as it was to. */
  broken: string[];
  /** Zones for which the order of the cards that arrive together is settled. */
  arranged: string[];
  /** Cards that arrive together, as somebody has put them in order, the uppermost first. */
  orders: number[][];
  /** What is open stands in the order in which players decide about it. */
  inOrder: boolean;
  /** Somebody has said that the first open event comes before the others. */
  putFirst: boolean;
  /** Cards are being chosen for the replacement that was settled last. */
  ahead: Choosing | null;
}

export const batchOf = (open: Proposed[]): Batch => ({
  open,
  cleared: [],
  ready: [],
  instead: [],
  replaced: [],
  broken: [],
  arranged: [],
  orders: [],
  inOrder: false,
  putFirst: false,
  ahead: null,
});

/** What must be chosen before a batch can go on. */
export type BatchChoice = ReplacementChoice | WhichFirst | Arrival | Staying | AheadDecision;

export const isStaying = (choice: BatchChoice): choice is Staying => 'ways' in choice;

export const isArrival = (choice: BatchChoice): choice is Arrival => 'cards' in choice;

/** How far a batch has gone: what came about in the end, or what has to be chosen before. */
export type Course =
  | { readonly choice: BatchChoice }
  | { readonly choice?: undefined; readonly happened: readonly Happening[] };

/**
 * Carries a batch as far as it goes: to its end, or to a choice between replacements or of an order.
 *
 * @param given what was chosen for the first open event, after a choice between replacements was asked for
 */
export const happen = (game: Game, batch: Batch, given?: ReplacementAnswer): Course => {
  let answer = given;
  for (let rounds = 0; ; rounds++) {
    if (rounds > 64) throw new Impossible('events consist of one another without end');
    while (batch.open.length > 0) {
      if (!batch.inOrder) putInOrder(game, batch);
      const choice = clearNext(game, batch, answer);
      if (choice !== undefined) return { choice };
      answer = undefined;
    }
    const decision = nextAhead(game, batch);
    if (decision !== undefined) return { choice: decision };
    dropBroken(game, batch);
    if (batch.cleared.length === 0) break;
    split(game, batch);
  }
  refuseTwoPlaces(batch.ready);
  refuseChosenTwice(game, batch);
  const arrival = nextArrival(game, batch);
  if (arrival !== undefined) return { choice: arrival };
  const staying = nextStaying(game, batch);
  if (staying !== undefined) return { choice: staying };
  const happened = cameAbout(game, batch);
  applyTogether(game, happened, batch.orders);
  return { happened };
};

/** An event that happens. */
export interface Happening {
  readonly event: GameEvent;
  /** Which of several things that happen together it is a part of. */
  readonly part: number;
  /** The trace node of the event. */
  readonly node: number;
}

/** What of a batch has come about. */
const cameAbout = (game: Game, { ready }: Batch): readonly Happening[] =>
  ready.map((one) => ({ event: one.event, part: one.part, node: nodeOf(game, one) }));

/**
 * Whether events consist of no others, nothing waits to take their place, and nobody has to put cards in order or to say
 * what stays of several.
 */
export const arePlain = (game: Game, events: readonly GameEvent[]): boolean => {
  for (const event of events)
    if (
      rulesOn(game, event.kind).unit?.becomes !== undefined ||
      isAwaited(game, 'replacement', event.kind) ||
      (event.kind === 'move' && (events.length > 1 || hasParts(game, event)))
    )
      return false;
  return true;
};

/** Makes plain events happen: most are, and what a batch keeps in mind is of no use to them. */
export const happenPlainly = (
  game: Game,
  events: readonly GameEvent[],
  parent: number,
): readonly Happening[] => {
  const happening: Happening[] = [];
  for (const event of events) {
    if (isStopped(game, event, parent)) continue;
    const why = collectorFor(game);
    const { unit } = rulesOn(game, event.kind);
    if (unit !== undefined) addMark(why, unit.number, 'applied');
    noteFound(game, event);
    happening.push({ event, part: 0, node: record(game, event, parent, 'happened', why) });
  }
  applyTogether(game, happening);
  return happening;
};

/** Asks of the first open event whether it can, may, and is not replaced. */
const clearNext = (
  game: Game,
  batch: Batch,
  given: ReplacementAnswer | undefined,
): ReplacementChoice | WhichFirst | AheadDecision | undefined => {
  const first = batch.open[0];
  if (first === undefined) return undefined;
  const ahead = nextAhead(game, batch);
  if (ahead !== undefined) return ahead;
  if (given !== undefined) {
    take(game, batch, first, given);
    return undefined;
  }
  if (isStopped(game, first.event, nodeOf(game, first), settled(game, batch))) {
    breakBond(batch, first.event);
    batch.open.shift();
    return undefined;
  }
  const choice = choiceFor(game, first, batch.instead);
  if (choice === undefined) {
    batch.open.shift();
    batch.cleared.push(first);
    return undefined;
  }
  const before = whichFirst(game, batch, choice);
  if (before !== undefined) return before;
  const { options, optional } = choice;
  if (options.length > 1 || optional) return choice;
  take(game, batch, first, { among: options, chosen: options[0] ?? null });
  return undefined;
};

/** What was chosen for the first open event. */
const take = (
  game: Game,
  batch: Batch,
  first: Proposed,
  { among, chosen }: ReplacementAnswer,
): void => {
  batch.putFirst = false;
  if (chosen !== null) {
    batch.open.shift();
    return replace(game, batch, first, chosen);
  }
  // What was left out has not taken its place: somebody else's may.
  first.declined = [...first.declined, ...among.map(({ key }) => key)];
  batch.inOrder = false;
};

/** Whether an event does not happen at all, which the trace then says with its reasons. */
const isStopped = (
  game: Game,
  event: GameEvent,
  parent: number,
  beside: readonly GameEvent[] = [],
): boolean => {
  // What would take its place may ask where its card was.
  noteFound(game, event);
  // Nearly every event may happen, and then nobody cares why: so rules are asked in passing first.
  if (game.witness === undefined && mayHappen(game, event, beside)) return false;
  return writeStopped(game, event, parent, beside);
};

const mayHappen = (game: Game, event: GameEvent, beside: readonly GameEvent[]): boolean =>
  quietly(game, () => stops(game, event, beside)) === undefined;

const writeStopped = (
  game: Game,
  event: GameEvent,
  parent: number,
  beside: readonly GameEvent[],
): boolean => {
  const [stopped, why] = collect(game, () => stops(game, event, beside));
  if (stopped === undefined) return false;
  record(game, event, parent, stopped, why);
  return true;
};

/** What of a batch nothing stands in the way of any more, for whoever counts what comes together. */
const settled = (game: Game, { cleared, ready }: Batch): readonly GameEvent[] =>
  looksAtSeveral(game) ? [...cleared, ...ready].map(({ event }) => event) : [];

/** Whether anybody counts what moves at the same time. */
const looksAtSeveral = ({ world }: Game): boolean =>
  world.has.limits || rulesOnMoves(world).some(({ together }) => together === true);

const rulesOnMoves = ({ rules }: World): readonly Restriction[] =>
  rules.book.restrictions.get('event move') ?? [];

const record = (
  game: Game,
  event: GameEvent,
  parent: number,
  fate: 'happened' | 'replaced' | 'forbidden' | 'impossible',
  why: Collector,
): number =>
  game.ledger === null ? 0 : writeDown(game, parent, { is: 'event', event, fate }, why);

const replace = (game: Game, batch: Batch, proposed: Proposed, chosen: Replacement): void => {
  const why = collectorFor(game);
  const { marks, because } = reasonsFor(game, chosen);
  addAll(why, { marks: marks.map(({ rule }) => ({ rule, how: 'replaced' })), because });
  batch.replaced.push(Number(proposed.event.card ?? 0));
  const { event } = proposed;
  breakBond(batch, event);
  const history = noteReplaced(game, batch, proposed.history, chosen.key);
  const node = record(game, event, nodeOf(game, proposed), 'replaced', why);
  const one = { ...chosen, history, event };
  batch.instead.push(madeAt(game, one, node));
  beginAhead(game, batch);
  // That it never happened leaves no mark: nothing comes of it.
  if (!quietly(game, () => say(game, 'replacedNeverHappens'))) tellAllTheSame(game, event, node);
};

/** What is bound to an event that does not happen as it was to may not happen either. */
const breakBond = (batch: Batch, { bond }: GameEvent): void => {
  if (typeof bond === 'string') batch.broken = [...batch.broken, bond];
};

/** Drops the events that happen only together, where one of them does not, and what was to take the place of any. */
const dropBroken = (game: Game, batch: Batch): void => {
  if (batch.broken.length === 0) return;
  const isBroken = ({ event }: Pick<Replacement, 'event'>): boolean =>
    batch.broken.some((one) => one === event['bond']);
  const dropped = batch.cleared.filter(isBroken);
  const first = dropped[0] ?? batch.instead.find(isBroken);
  if (first === undefined) return;
  const [together, why] = collect(game, () => say(game, 'happensOnlyTogether', first.event));
  if (!together) return;
  for (const one of dropped) record(game, one.event, nodeOf(game, one), 'forbidden', why);
  batch.cleared = batch.cleared.filter((one) => !dropped.includes(one));
  batch.instead = batch.instead.filter((one) => !isBroken(one));
};

/** Tells of an event that it has happened, though something took its place. */
const tellAllTheSame = (game: Game, event: GameEvent, parent: number): void => {
  const parts = rulesOn(game, event.kind).unit?.becomes?.(game, event) ?? [];
  const told = [event, ...parts.filter(({ kind }) => onlyTells(game, kind))].map((one) => ({
    event: one,
    part: 0,
    node: record(game, one, parent, 'happened', collectorFor(game)),
  }));
  wakeAll(game, told, lookBefore(game, told));
};

/** Lets composite events become what they consist of; primitive ones are ready. */
const split = (game: Game, batch: Batch): void => {
  const cleared = batch.cleared;
  batch.cleared = [];
  batch.inOrder = false;
  for (const proposed of cleared) {
    const { event, history, part: whole } = proposed;
    const kept = reasonsFor(game, proposed);
    const { unit } = rulesOn(game, event.kind);
    const why = collectorFor(game);
    const becomes = unit?.becomes;
    const parts =
      becomes === undefined ? undefined : collect(game, () => becomes(game, event), why)[0];
    if (unit !== undefined) addMark(why, unit.number, 'applied');
    for (const { rule } of kept.marks) addMark(why, rule, 'forbade');
    noteFound(game, event);
    const node = record(game, event, nodeOf(game, proposed), 'happened', why);
    batch.ready.push(madeAt(game, proposed, node));
    if (parts !== undefined)
      for (const part of parts) batch.open.push(proposedOf(game, part, node, history, whole));
  }
};

const applyTogether = (
  game: Game,
  ready: readonly Happening[],
  orders: readonly (readonly number[])[] = noOrders,
): void => {
  if (ready.length === 0) return;
  const names = ready.flatMap((one) => [...otherNames(game, one, ready)]);
  let awaited = false;
  for (const { event } of ready) awaited ||= isAwaited(game, 'triggered', event.kind);
  for (const { kind } of names) awaited ||= isAwaited(game, 'triggered', kind);
  const told = awaited ? ready.flatMap((one) => [one, ...alongWith(game, one)]) : ready;
  const before = awaited ? lookBefore(game, told) : undefined;
  const several = ready.length > 1 && ready.some(({ event }) => event.kind === 'move');
  const together = several ? quietly(game, viewOf) : undefined;
  const entering = game.world.has.enters ? enteringOf(game, ready) : noHappenings;
  for (const one of ready) applyOne(game, one, together);
  for (const cards of orders) putInPlace(game, cards);
  for (const one of entering) settleEntering(game, one.event, one.node);
  const besides = names.map((name) => toldByName(game, name));
  if (game.world.recalled.size > 0) recall(game, [...ready, ...besides]);
  if (before !== undefined) wakeAll(game, [...told, ...besides], before);
};

/** What the game calls an event besides, of which card. */
interface OtherName {
  readonly kind: string;
  readonly card: number;
  readonly of: Happening;
}

const otherNames = (
  game: Game,
  of: Happening,
  ready: readonly Happening[],
): readonly OtherName[] => {
  const { event } = of;
  if (event.kind !== 'move' && event.kind !== 'create') return noNames;
  const kind = say(game, 'alsoCalled', event);
  if (kind === '') return noNames;
  return [
    { kind, card: event.kind === 'move' ? (event.card ?? 0) : numberToBe(game, event, ready), of },
  ];
};

const noNames: readonly OtherName[] = [];

/** The event by its other name: of the card as it has come about, since before it may not have been there at all. */
const toldByName = (game: Game, { kind, card, of }: OtherName): Happening => {
  const event: GameEvent = { kind, card, version: cardOf(game, card).version };
  const why = collectorFor(game);
  return { event, part: of.part, node: record(game, event, of.node, 'happened', why) };
};

/** The number that what is made will have: things are numbered in the order in which they are made. */
const numberToBe = ({ state }: Game, event: GameEvent, ready: readonly Happening[]): number => {
  const made = ready.filter((one) => one.event.kind === 'create').map((one) => one.event);
  return state.things.length + 1 + made.indexOf(event);
};

/** What happens to cards that lay under the card of an event, as triggers see it: each of them comes to a zone. */
const alongWith = (game: Game, { event, part, node }: Happening): readonly Happening[] =>
  event.kind === 'move' && hasParts(game, event) && comesToZone(game, event)
    ? quietly(game, () => movesOfParts(game, event)).map((one) => ({ event: one, part, node }))
    : noHappenings;

const noHappenings: readonly Happening[] = [];
const noOrders: readonly (readonly number[])[] = [];

const enteringOf = (game: Game, ready: readonly Happening[]): readonly Happening[] =>
  ready.filter(({ event }) => comesToZone(game, event));

/** Whether an event brings a card to a zone where it may lie otherwise than cards do that enter there. */
const comesToZone = (game: Game, event: GameEvent): boolean =>
  event.kind === 'move' && !quietly(game, () => isWithin(game, event));

/** Keeps events that a condition may ask for later in the turn. */
const recall = (game: Game, ready: readonly Happening[]): void => {
  const { world, state } = game;
  const turn = state.turn.number;
  const kept = ready.filter(({ event }) => world.recalled.has(event.kind));
  if (kept.length === 0) return;
  const times = quietly(game, () => say(game, 'timesNow'));
  const within = Object.keys(times).length === 0 ? {} : { within: times };
  state.past = [
    ...state.past.filter((one) => one.turn === turn),
    ...kept.map(({ event }) => ({ turn, event, ...within })),
  ];
};

/** The cards to which events happened, each once. */
export const cardsOf = (ready: readonly Happening[]): number[] => {
  const cards = new Set<number>();
  for (const { event } of ready) if (typeof event.card === 'number') cards.add(event.card);
  return [...cards];
};

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
  kind === 'fact' && typeof name === 'string' && world.rules.memory.includes(name);

/** What must be carried out once an event has happened. */
export const followingOf = (game: Game, event: GameEvent): Pick<Move, 'call' | 'locals'> | void =>
  rulesOn(game, event.kind).unit?.follows?.(game, event);

export const batchToJson = (batch: Batch): Json => batch as unknown as Json;
export const batchFromJson = (json: Json): Batch => json as unknown as Batch;

export const replacementOptions = (game: Game, choice: ReplacementChoice): readonly Option[] =>
  choice.options.map((one, value) => ({
    verb: 'replace',
    card: one.source[0],
    value,
    rules: reasonsFor(game, one).marks.map(({ rule }) => rule),
  }));
