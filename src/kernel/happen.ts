/**
 * How events happen: all of a batch at the same time. Each is asked whether it can and may happen and whether it is
 * replaced; composite events then become what they consist of, and at last everything left is applied at once and
 * wakes triggers.
 */
import { nextArrival, refuseTwoPlaces } from './arrivals.js';
import { applyTogether } from './apply-together.js';
import { type Batch, type Course, type Happening, type Proposed, proposedOf } from './batch.js';
import { type AheadDecision, beginAhead, nextAhead, refuseChosenTwice } from './chosen-ahead.js';
import {
  collect,
  type Collector,
  collectorFor,
  type Game,
  Impossible,
  isAwaited,
  quietly,
} from './game.js';
import { noteReplaced } from './histories.js';
import {
  madeAt,
  nodeOf,
  reasonsFor,
  recordEvent,
  recordOtherwise,
  writeDown,
  writeMore,
} from './ledger.js';
import { looksAtSeveral, noteFound, onlyTells, rulesOn, stops } from './may-happen.js';
import { hasParts } from './moves.js';
import { say } from './questions.js';
import {
  choiceFor,
  putInOrder,
  type ReplacementAnswer,
  type ReplacementChoice,
  whichFirst,
  type WhichFirst,
} from './replacement-choices.js';
import type { Replacement } from './replacement.js';
import type { GameEvent, Option } from './state.js';
import { nextStaying } from './staying.js';
import { movesFor } from './substitutes.js';
import { addAll, addMark, type EventFate } from './trace.js';
import { lookBefore, wakeAll } from './trigger.js';

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
    if (putInPlaces(game, batch)) continue;
    if (batch.cleared.length === 0) break;
    split(game, batch);
  }
  if (batch.ready.some(({ isNothing }) => isNothing))
    batch.ready = batch.ready.filter(({ isNothing }) => isNothing !== true);
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

/** What of a batch has come about. */
const cameAbout = (game: Game, { ready }: Batch): readonly Happening[] =>
  ready.map((one) => {
    const { event, part, isInPlace } = one;
    const node = nodeOf(game, one);
    return isInPlace ? { event, part, node, isInPlace } : { event, part, node };
  });

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
    if (stopping(game, event, parent) !== undefined) continue;
    const why = collectorFor(game);
    const { unit } = rulesOn(game, event.kind);
    if (unit !== undefined) addMark(why, unit.number, 'applied');
    noteFound(game, event);
    happening.push({ event, part: 0, node: recordEvent(game, event, parent, 'happened', why) });
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
  // With what has not happened goes what comes with it.
  if (wholeOf(batch, first)?.isNothing) {
    batch.open.shift();
    return undefined;
  }
  const stopped = stopping(game, first.event, nodeOf(game, first), settled(game, batch));
  if (stopped !== undefined) {
    breakBond(batch, first.event);
    comesToNothing(game, batch, first, stopped);
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

/** What became of an event that does not happen, and why. */
interface Stopped {
  readonly fate: Exclude<EventFate, 'happened' | 'declined'>;
  readonly why: Collector;
}

/** What stops an event altogether, which the trace then says with its reasons; nothing where it may happen. */
const stopping = (
  game: Game,
  event: GameEvent,
  parent: number,
  beside: readonly GameEvent[] = [],
): Stopped | undefined => {
  // What would take its place may ask where its card was.
  noteFound(game, event);
  // Nearly every event may happen, and then nobody cares why: so rules are asked in passing first.
  if (game.witness === undefined && mayHappen(game, event, beside)) return undefined;
  return writeStopped(game, event, parent, beside);
};

const mayHappen = (game: Game, event: GameEvent, beside: readonly GameEvent[]): boolean =>
  quietly(game, () => stops(game, event, beside)) === undefined;

const writeStopped = (
  game: Game,
  event: GameEvent,
  parent: number,
  beside: readonly GameEvent[],
): Stopped | undefined => {
  const [fate, why] = collect(game, () => stops(game, event, beside));
  if (fate === undefined) return undefined;
  recordEvent(game, event, parent, fate, why);
  return { fate, why };
};

/** The event that is a move and nothing else, of which this is a part. */
const wholeOf = ({ ready }: Batch, { whole }: Proposed): Proposed | undefined =>
  whole === undefined ? undefined : ready[whole];

/** What is nothing but moves has not happened where none of them comes about as it was to. */
const comesToNothing = (game: Game, batch: Batch, part: Proposed, { fate, why }: Stopped): void => {
  const whole = wholeOf(batch, part);
  if (whole === undefined || part.event.kind !== 'move') return;
  const isBeside = (one: Proposed): boolean =>
    one !== part && one.event.kind === 'move' && one.whole === part.whole;
  if ([...batch.open, ...batch.cleared, ...batch.ready].some(isBeside)) return;
  whole.isNothing = true;
  recordOtherwise(game, nodeOf(game, whole), fate, why);
};

/** What of a batch nothing stands in the way of any more, for whoever counts what comes together. */
const settled = (game: Game, { cleared, ready }: Batch): readonly GameEvent[] =>
  looksAtSeveral(game) ? [...cleared, ...ready].map(({ event }) => event) : [];

const replace = (game: Game, batch: Batch, proposed: Proposed, chosen: Replacement): void => {
  const why = collectorFor(game);
  const { marks, because } = reasonsFor(game, chosen);
  addAll(why, { marks: marks.map(({ rule }) => ({ rule, how: 'replaced' })), because });
  batch.replaced.push(Number(proposed.event.card ?? 0));
  const { event } = proposed;
  breakBond(batch, event);
  const history = noteReplaced(game, batch, proposed.history, chosen.key);
  const node = recordEvent(game, event, nodeOf(game, proposed), 'replaced', why);
  comesToNothing(game, batch, proposed, { fate: 'replaced', why });
  const one = { ...chosen, history };
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
  const isBroken = ({ event }: Pick<Replacement, 'event'>): boolean =>
    batch.broken.some((one) => one === event['bond']);
  const dropped = batch.cleared.filter(isBroken);
  const first = dropped[0] ?? batch.instead.find(isBroken);
  if (first === undefined) return;
  const [together, why] = collect(game, () => say(game, 'happensOnlyTogether', first.event));
  if (!together) return;
  for (const one of dropped) recordEvent(game, one.event, nodeOf(game, one), 'forbidden', why);
  batch.cleared = batch.cleared.filter((one) => !dropped.includes(one));
  batch.instead = batch.instead.filter((one) => !isBroken(one));
};

/** Tells of an event that it has happened, though something took its place. */
const tellAllTheSame = (game: Game, event: GameEvent, parent: number): void => {
  const parts = rulesOn(game, event.kind).unit?.becomes?.(game, event) ?? [];
  const told = [event, ...parts.filter(({ kind }) => onlyTells(game, kind))].map((one) => ({
    event: one,
    part: 0,
    node: recordEvent(game, one, parent, 'happened', collectorFor(game)),
  }));
  wakeAll(game, told, lookBefore(game, told));
};

/**
 * What takes the places of events by moving cards, theirs or some that have been chosen for it, is part of their moment:
 * what else leaves or comes in it sees that. Whatever takes a place otherwise is carried out behind it.
 *
 * @returns whether there are such moves, which are to be asked about then
 */
const putInPlaces = (game: Game, batch: Batch): boolean => {
  const { cleared, ready, instead } = batch;
  if (instead.length === 0 || cleared.length + ready.length + instead.length < 2) return false;
  const [together, why] = collect(game, () => say(game, 'replacedTogether'));
  batch.instead = [];
  for (const one of instead) {
    const moves = movesFor(game, one);
    if (moves === undefined) {
      batch.instead.push(one);
      continue;
    }
    const [events, how] = moves;
    if (together) writeMore(game, nodeOf(game, one), why);
    const kind = { is: 'step', procedure: 'act' } as const;
    const node = writeDown(game, nodeOf(game, one), kind, how);
    for (const event of events)
      batch.open.push(proposedOf(game, event, node, one.history, 0, { isInPlace: true }));
    batch.placed.push(one);
  }
  batch.inOrder = false;
  return batch.open.length > 0;
};

/** Lets composite events become what they consist of; primitive ones are ready. */
const split = (game: Game, batch: Batch): void => {
  const cleared = batch.cleared;
  batch.cleared = [];
  batch.inOrder = false;
  for (const proposed of cleared) {
    const { event, history, part: whole, isInPlace } = proposed;
    const kept = reasonsFor(game, proposed);
    const { unit } = rulesOn(game, event.kind);
    const why = collectorFor(game);
    const becomes = unit?.becomes;
    const parts =
      becomes === undefined ? undefined : collect(game, () => becomes(game, event), why)[0];
    if (unit !== undefined) addMark(why, unit.number, 'applied');
    for (const { rule } of kept.marks) addMark(why, rule, 'forbade');
    noteFound(game, event);
    const node = recordEvent(game, event, nodeOf(game, proposed), 'happened', why);
    const at = batch.ready.push(madeAt(game, proposed, node)) - 1;
    for (const part of parts ?? []) {
      const is = unit?.isItsMove ? { whole: at, declined: proposed.declined } : {};
      const how = isInPlace ? { ...is, isInPlace } : is;
      batch.open.push(proposedOf(game, part, node, history, whole, how));
    }
  }
};

export const replacementOptions = (game: Game, choice: ReplacementChoice): readonly Option[] =>
  choice.options.map((one, value) => ({
    verb: 'replace',
    card: one.source[0],
    value,
    rules: reasonsFor(game, one).marks.map(({ rule }) => rule),
  }));
