/**
 * What happened and why: a tree of steps, decisions, events and abilities, with the rules that took part in each.
 * It only grows; the state refers to its nodes by number, and a state taken out of JSON goes on without it.
 */
import { defaultLimits, LimitReached } from './budget.js';
import type { Decision, GameEvent, Option, Player } from './state.js';

export type MarkKind = 'ran' | 'applied' | 'forbade' | 'allowed' | 'replaced' | 'changed';

/** A rule, and how it took part. */
export interface Mark {
  readonly rule: string;
  readonly how: MarkKind;
}

/** What became of an event. */
export type EventFate = 'happened' | 'replaced' | 'forbidden' | 'impossible' | 'declined';

export type NodeKind =
  | { readonly is: 'root' }
  | { readonly is: 'step'; readonly procedure: string }
  | { readonly is: 'decision'; readonly decision: Decision; readonly answer: readonly Option[] }
  | {
      readonly is: 'event';
      readonly event: GameEvent;
      /** Card versions before and after, for naming what moved. */
      fate: EventFate;
    }
  | {
      readonly is: 'ability';
      readonly card: number;
      readonly controller: Player;
      readonly what: string;
    }
  | { readonly is: 'refusal'; readonly message: string };

/** What took part in something: rules, and earlier nodes of the trace. */
export interface Collector {
  marks: readonly Mark[];
  because: readonly number[];
}

export interface TraceNode extends Collector {
  readonly id: number;
  readonly parent: number;
  readonly kind: NodeKind;
  /** Other nodes it came from: the event that woke a trigger, the decisions a step rests on. */
  because: readonly number[];
}

/** Events that came about together, by their nodes, and how many nodes there were by then. */
export interface AtOnce {
  readonly together: readonly number[];
  readonly at: number;
}

export interface Trace {
  readonly nodes: TraceNode[];
  /** Of events that came about alone, and were written down as they did, the node says when that was. */
  readonly moments: AtOnce[];
  /** How much more it may hold, in numbers kept. */
  room: number;
  /** How cards went that lay under the one which an event moved: by the node of that. */
  along: ReadonlyMap<number, readonly GameEvent[]>;
}

export const newTrace = (room = defaultLimits.memory): Trace => ({
  nodes: [{ id: 0, parent: -1, kind: { is: 'root' }, marks: [], because: [] }],
  moments: [],
  room,
  along: new Map(),
});

/** A trace to be gone on with beside another one. */
export const copyTrace = ({ nodes, moments, room, along }: Trace): Trace => ({
  nodes: nodes.slice(),
  moments: moments.slice(),
  room,
  along,
});

/** Writes down that the events of these nodes came about in one moment. */
export const addMoment = ({ nodes, moments }: Trace, together: readonly number[]): void => {
  const at = nodes.length;
  if (together.length > 1 || together[0] !== at - 1) moments.push({ together, at });
};

/**
 * When an event came about: the same number for all of one moment, and a greater one for later ones; of what something took
 * the place of, when that was told.
 */
export const whenOf = ({ moments }: Trace, node: number): number => {
  const moment = moments.findLast(({ together }) => together.includes(node));
  // Between the last node that was there and the next.
  return moment === undefined ? node : moment.at - 0.5;
};

/** Writes down that an event did not happen after all. */
export const setFate = ({ nodes }: Trace, id: number, fate: EventFate): void => {
  const node = nodes[id];
  if (node?.kind.is === 'event') nodes[id] = { ...node, kind: { ...node.kind, fate } };
};

/** What a node keeps beside what it rests on: itself, its event, and what the state keeps of that. */
const roomOfNode = 64;
const roomOfOption = 12;

const roomFor = (kind: NodeKind, because: readonly number[]): number =>
  roomOfNode +
  because.length +
  (kind.is === 'decision' ? roomOfOption * kind.decision.options.length : 0);

/** What nothing has been added to: most collectors stay empty, so the first addition makes the list. */
const noMarks: readonly Mark[] = [];
const noNodes: readonly number[] = [];

export const newCollector = (): Collector => ({ marks: noMarks, because: noNodes });

/** In the place of a collector where nothing is written down: takes nothing in. */
export const unkept: Collector = { marks: noMarks, because: noNodes };

/** In the place of nodes that nobody will ask for. */
const unasked: readonly number[] = [];

/** Collects rules, and not what they rest on. */
export const newMarks = (): Collector => ({ marks: noMarks, because: unasked });

/** Collects what another collector has a use for. */
export const newCollectorFor = (other: Collector | null): Collector =>
  other?.because === unasked ? newMarks() : newCollector();

/**
 * Adds a node, which takes over what was collected for it.
 *
 * @throws LimitReached where there is no room for it
 */
export const addNode = (
  trace: Trace,
  parent: number,
  kind: NodeKind,
  marks: readonly Mark[] = noMarks,
  because: readonly number[] = noNodes,
): number => {
  const { nodes } = trace;
  trace.room -= roomFor(kind, because);
  if (trace.room < 0) throw new LimitReached('more happens than can be remembered');
  const id = nodes.length;
  nodes.push({ id, parent, kind, marks, because });
  return id;
};

/**
 * Notes that other events came about with one.
 *
 * @throws LimitReached where there is no room for them
 */
export const addAlong = (trace: Trace, node: number, events: readonly GameEvent[]): void => {
  trace.room -= roomOfNode * events.length;
  if (trace.room < 0) throw new LimitReached('more happens than can be remembered');
  const before = trace.along.get(node) ?? [];
  trace.along = new Map(trace.along).set(node, [...before, ...events]);
};

/** Marks a rule once. */
export const addMark = (to: Collector, rule: string, how: MarkKind): void => {
  if (rule === '' || to === unkept) return;
  const { marks } = to;
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at]!;
    if (mark.rule === rule && mark.how === how) return;
  }
  if (marks.length === 0) to.marks = [{ rule, how }];
  else (marks as Mark[]).push({ rule, how });
};

/** Notes an earlier node once; 0 stands for none. */
export const addCause = (to: Collector, node: number): void => {
  const { because } = to;
  if (node === 0 || because === unasked || to === unkept || has(because, node)) return;
  if (because.length === 0) to.because = [node];
  else (because as number[]).push(node);
};

/** Lists from this length on are not looked through. */
const long = 64;

const has = (because: readonly number[], node: number): boolean => {
  if (because.length < long) return because.includes(node);
  let all = setsOf.get(because);
  if (all?.size !== because.length) setsOf.set(because, (all = new Set(because)));
  if (all.has(node)) return true;
  // Whoever asks adds it.
  all.add(node);
  return false;
};

const setsOf = new WeakMap<readonly number[], Set<number>>();

/** Adds to what a node rests on, in its place: other traces may share the node as it was. */
export const amend = ({ nodes }: Trace, id: number, more: Collector): void => {
  const node = nodes[id];
  if (node === undefined) return;
  const amended = { ...node, marks: [...node.marks], because: [...node.because] };
  addAll(amended, more);
  nodes[id] = amended;
};

/** Adds what one collector has to another. */
export const addAll = (to: Collector, { marks, because }: Collector): void => {
  for (let at = 0; at < marks.length; at++) addMark(to, marks[at]!.rule, marks[at]!.how);
  if (to.because !== unasked)
    for (let at = 0; at < because.length; at++) addCause(to, because[at]!);
};

/** All the nodes that some nodes came from, each once: themselves, their parents, what they came from, and so on. */
export const causesOf = ({ nodes }: Trace, ids: Iterable<number>): readonly number[] => {
  const causes: number[] = [];
  const seen = new Uint8Array(nodes.length);
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodes[id];
    if (node === undefined || id === 0 || seen[id] === 1) continue;
    seen[id] = 1;
    causes.push(id);
    open.push(node.parent);
    for (const cause of node.because) open.push(cause);
  }
  return causes;
};

/** The rules that took part in any of the nodes. */
export const rulesOf = (trace: Trace, ids: Iterable<number>): Set<string> => {
  const rules = new Set<string>();
  for (const id of ids) for (const mark of trace.nodes[id]?.marks ?? []) rules.add(mark.rule);
  return rules;
};

/** Every rule that took part anywhere, in order of its first time, with how often. */
export const fired = (trace: Trace): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const node of trace.nodes)
    for (const mark of node.marks) times.set(mark.rule, (times.get(mark.rule) ?? 0) + 1);
  return times;
};
