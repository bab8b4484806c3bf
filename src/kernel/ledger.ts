/**
 * How a game came to be as it is: the trace, and the nodes of it on which each thing in the position rests. It lies beside
 * the position and is no part of it: without a ledger a game goes the same way, only faster, and nobody can say why.
 */
import type { Game } from './game.js';
import { type Frame, type GameEvent, keyOf, newTable } from './state.js';
import {
  addMoment,
  addAlong,
  addCause,
  addNode,
  amend,
  type Collector,
  copyTrace,
  type EventFate,
  unkept,
  type Mark,
  newTrace,
  type NodeKind,
  setFate,
  type Trace,
} from './trace.js';

/** What a frame rests on: what called it, the step it is at, the decisions taken in it so far. */
interface Progress {
  readonly called: number;
  here: number;
  decisions: readonly number[];
}

/** The nodes that last changed something which has a name: a fact, a card's zone or status, a trait that an effect left. */
interface Changes {
  readonly origins: Record<string, number>;
  readonly ended: Record<number, Readonly<Record<string, number>>>;
}

/** What is in the position is known by its identity: whoever copies it takes its entries along, with `carry`. */
export interface Ledger {
  readonly trace: Trace;
  changes: Changes;
  /** The same as it was at the position to which a use may be taken back. */
  saved: Changes;
  readonly frames: WeakMap<Frame, Progress>;
  /** The node at which something was made. */
  readonly made: WeakMap<object, number>;
  /** The nodes on which something rests beside that. */
  readonly because: WeakMap<object, readonly number[]>;
  /** What took part in something that has no node yet. */
  readonly reasons: WeakMap<object, Collector>;
}

const noChanges = (): Changes => ({ origins: newTable(), ended: newTable() });

const copyChanges = ({ origins, ended }: Changes): Changes => ({
  origins: newTable(origins),
  ended: newTable(ended),
});

export const newLedger = (trace: Trace = newTrace()): Ledger => ({
  trace,
  changes: noChanges(),
  saved: noChanges(),
  frames: new WeakMap(),
  made: new WeakMap(),
  because: new WeakMap(),
  reasons: new WeakMap(),
});

/** A ledger to be gone on with beside another one; what is known by identity they can share. */
export const copyLedger = (ledger: Ledger): Ledger => ({
  ...ledger,
  trace: copyTrace(ledger.trace),
  changes: copyChanges(ledger.changes),
});

/** What is known of something goes for its copy. */
export const carry =
  ({ frames, made, because, reasons }: Ledger) =>
  (from: object, to: object): void => {
    const progress = frames.get(from as Frame);
    if (progress !== undefined) frames.set(to as Frame, { ...progress });
    const node = made.get(from);
    if (node !== undefined) made.set(to, node);
    const nodes = because.get(from);
    if (nodes !== undefined) because.set(to, nodes);
    const why = reasons.get(from);
    if (why !== undefined) reasons.set(to, why);
  };

/**
 * The trace of a game of which one is written.
 *
 * @throws Error where nothing is written down: a fault of whoever asks
 */
export const traceOf = ({ ledger }: Game): Trace => {
  if (ledger === null) throw new Error('a game of which nothing is written down');
  return ledger.trace;
};

/** Keeps what last changed what, for when the game is taken back to where it is now. */
export const saveChanges = ({ ledger }: Game): void => {
  if (ledger !== null) ledger.saved = copyChanges(ledger.changes);
};

export const restoreChanges = ({ ledger }: Game): void => {
  if (ledger !== null) ledger.changes = copyChanges(ledger.saved);
};

// ---------------------------------------------------------------- nodes

/** @returns the number of the new node; 0 where nothing is written down */
export const writeDown = (
  { ledger }: Game,
  parent: number,
  kind: NodeKind,
  { marks, because }: { readonly marks?: readonly Mark[]; readonly because?: readonly number[] },
): number => (ledger === null ? 0 : addNode(ledger.trace, parent, kind, marks, because));

/** Writes down what became of an event, and why. @returns the number of its node; 0 where nothing is written down */
export const recordEvent = (
  game: Game,
  event: GameEvent,
  parent: number,
  fate: Exclude<EventFate, 'declined'>,
  why: Collector,
): number =>
  game.ledger === null ? 0 : writeDown(game, parent, { is: 'event', event, fate }, why);

/** Writes down that the event at a node did not happen after all, and why not. */
export const recordOtherwise = (
  { ledger }: Game,
  node: number,
  fate: EventFate,
  why: Collector,
): void => {
  if (ledger === null) return;
  setFate(ledger.trace, node, fate);
  amend(ledger.trace, node, why);
};

/** Writes down that events came about in one moment. */
export const writeMoment = (
  { ledger }: Game,
  together: readonly { readonly node: number }[],
): void => {
  if (ledger === null) return;
  addMoment(
    ledger.trace,
    together.map(({ node }) => node),
  );
};

/** Writes down that other events came about with the one at a node. */
export const writeAlong = ({ ledger }: Game, node: number, events: readonly GameEvent[]): void => {
  if (ledger !== null) addAlong(ledger.trace, node, events);
};

/** Adds to what a node rests on. */
export const writeMore = ({ ledger }: Game, node: number, more: Collector): void => {
  if (ledger !== null) amend(ledger.trace, node, more);
};

// ---------------------------------------------------------------- where things come from

/** Something in the position was made at a node. */
export const madeAt = <T extends object>({ ledger }: Game, thing: T, node: number): T => {
  if (node !== 0) ledger?.made.set(thing, node);
  return thing;
};

/** The node at which something in the position was made; 0 where that is not known. */
export const nodeOf = ({ ledger }: Game, thing: object): number => ledger?.made.get(thing) ?? 0;

/** Something in the position rests on nodes. */
export const restingOn = <T extends object>(
  { ledger }: Game,
  thing: T,
  nodes: readonly number[],
): T => {
  if (nodes.length > 0) ledger?.because.set(thing, nodes);
  return thing;
};

/** These took part in something that has no node yet. */
export const foundBy = <T extends object>({ ledger }: Game, thing: T, why: Collector): T => {
  ledger?.reasons.set(thing, why);
  return thing;
};

export const reasonsFor = ({ ledger }: Game, thing: object): Collector =>
  ledger?.reasons.get(thing) ?? unkept;

const none: readonly number[] = [];

export const nodesBehind = ({ ledger }: Game, thing: object): readonly number[] =>
  ledger?.because.get(thing) ?? none;

/** A fact, a card's zone or status has been changed at a node. */
export const changedAt = ({ ledger }: Game, name: string, node: number): void => {
  if (ledger !== null) ledger.changes.origins[name] = node;
};

/** An effect on a card's trait has ended at a node. */
export const endedAt = ({ ledger }: Game, card: number, trait: string, node: number): void => {
  if (ledger === null) return;
  const { ended } = ledger.changes;
  ended[card] = { ...ended[card], [trait]: node };
};

/** The node that last changed what has this name; 0 where none has. */
export const originOf = ({ ledger }: Game, name: string): number =>
  ledger?.changes.origins[name] ?? 0;

/** What is being worked out rests on a node; 0 stands for none. */
export const rests = ({ listener }: Game, node: number): void => {
  if (listener !== null) addCause(listener, node);
};

/** What is being worked out rests on what last changed a fact, or of a card its zone or status (`12`, `zone`). */
export const restsOn = ({ listener, ledger }: Game, name: string | number, part?: string): void => {
  if (listener === null || ledger === null) return;
  const key = part === undefined ? name : keyOf(name, part);
  addCause(listener, ledger.changes.origins[key] ?? 0);
};

/** What is being worked out rests on the end of what an effect made of a card's trait. */
export const restsOnEnd = ({ listener, ledger }: Game, card: number, trait: string): void => {
  if (listener !== null && ledger !== null)
    addCause(listener, ledger.changes.ended[card]?.[trait] ?? 0);
};

// ---------------------------------------------------------------- frames

const nowhere: Progress = { called: 0, here: 0, decisions: none };

/** A frame begins. */
export const beginFrame = ({ ledger }: Game, frame: Frame, called: number): void => {
  ledger?.frames.set(frame, { called, here: called, decisions: none });
};

/** What a frame rests on. */
export const progressOf = ({ ledger }: Game, frame: Frame): Readonly<Progress> =>
  ledger?.frames.get(frame) ?? nowhere;

/** The same to be changed: no other frame has it. */
const ownProgress = ({ frames }: Ledger, frame: Frame): Progress => {
  let own = frames.get(frame);
  if (own === undefined) frames.set(frame, (own = { ...nowhere }));
  return own;
};

/** A frame has come to a step or a decision. */
export const comeTo = (game: Game, frame: Frame, node: number): void => {
  if (game.ledger !== null) ownProgress(game.ledger, frame).here = node;
};

/** What a frame does from now on rests on these, too. */
export const decided = (game: Game, frame: Frame, nodes: readonly number[]): void => {
  const { ledger } = game;
  if (ledger === null || nodes.length === 0) return;
  const own = ownProgress(ledger, frame);
  const { decisions } = own;
  own.decisions = decisions.length === 0 ? nodes : [...new Set([...decisions, ...nodes])];
};

/** What a frame does from now on rests on the rules that took part in something. */
export const decidedBy = (game: Game, frame: Frame, why: Collector): void => {
  if (why.marks.length === 0) return;
  const { called } = progressOf(game, frame);
  decided(game, frame, [writeDown(game, called, { is: 'step', procedure: frame.procedure }, why)]);
};

/** What was decided in a frame is behind it. */
export const decidedAnew = (game: Game, frame: Frame): void => {
  if (game.ledger !== null) ownProgress(game.ledger, frame).decisions = none;
};
