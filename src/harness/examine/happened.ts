/** Claims about what happened, how often, and in which order. */
import type { Game } from '../../kernel/game.js';
import type { GameEvent } from '../../kernel/state.js';
import { type TraceNode } from '../../kernel/trace.js';
import type { Happened, Order } from '../../language/document.js';
import { behindVerb, type EventSaid, eventSaid } from '../said.js';

import { placeOf } from './places.js';
import { type Finding, type Of, type Scene, because, cardsFor, events, spared } from './scene.js';

/** The trace nodes at which something happened, and those at which it was kept from happening. */
export const nodesOf = (
  scene: Scene,
  { subjects, passive, verb }: Happened,
): { happened: readonly number[]; prevented: readonly number[] } => {
  const { vocabulary } = scene;
  const said = eventSaid(vocabulary, passive, verb.text);
  if (said === undefined) return { happened: [], prevented: [] };
  const { word } = said;
  const isBehind = fitsBehind(scene, said);
  const ids = new Set(
    subjects.flatMap((subject) => cardsFor(scene, subject).map((card) => card.id)),
  );
  const players = new Set(
    subjects.map((subject) => subject.text).filter((one) => vocabulary.players.includes(one)),
  );
  const anybody = ids.size === 0 && players.size === 0;
  const found = events(scene).filter(({ kind }) => {
    if (kind.is !== 'event' || kind.event.kind !== word.event) return false;
    const { event } = kind;
    for (const [name, value] of Object.entries(word.where ?? {}))
      if (event[name] !== value) return false;
    if (!isBehind(event)) return false;
    if (anybody || word.subject === undefined) return true;
    const role = event[word.subject];
    return typeof role === 'number' ? ids.has(role) : typeof role === 'string' && players.has(role);
  });
  const fate = (node: TraceNode) => node.kind.is === 'event' && node.kind.fate === 'happened';
  return {
    happened: found.filter(fate).map((node) => node.id),
    prevented: found.filter((node) => !fate(node)).map((node) => node.id),
  };
};

/** Whether an event has what stands behind the verb: `blocked theirs`, `was blocked by wall`, `put into graveyard`. */
const fitsBehind = (scene: Scene, said: EventSaid): ((event: GameEvent) => boolean) => {
  const { vocabulary, labels } = scene;
  const isOne = (text: string) => labels.has(text) || vocabulary.players.includes(text);
  const behind = said.rest === '' ? undefined : behindVerb(said, isOne);
  if (behind?.is === 'role') {
    const who = labels.get(behind.who) ?? behind.who;
    return (event) => event[behind.role] === who;
  }
  const zone = behind && placeOf(behind.place, vocabulary)?.zone;
  const role = said.word.place;
  return (event) => zone === undefined || role === undefined || event[role] === zone;
};

export const examineHappened = (scene: Scene, claim: Of<'happened'>): Finding => {
  const { happened, prevented } = nodesOf(scene, claim.happening);
  const times = claim.times?.value;
  const did = times === undefined ? happened.length > 0 : happened.length === times;
  const decidedBy = because(scene, [
    ...happened,
    ...(claim.not || times !== undefined ? prevented : []),
  ]);
  if (claim.not || times === 0)
    for (const subject of claim.happening.subjects)
      for (const card of cardsFor(scene, subject))
        for (const rule of because(scene, spared(scene, card.id))) decidedBy.add(rule);
  const found =
    happened.length === 0
      ? 'it did not happen'
      : `it happened ${happened.length} ${happened.length === 1 ? 'time' : 'times'}`;
  if (claim.order === undefined) return { holds: did !== claim.not, found, decidedBy };
  const order = inOrder(scene, claim.order, happened);
  for (const rule of order.decidedBy) decidedBy.add(rule);
  return { holds: did && order.holds !== claim.not, found: did ? order.found : found, decidedBy };
};

/** Everything in the first list happened before (or after) the other event. */
export const inOrder = (scene: Scene, order: Order, nodes: readonly number[]): Finding => {
  const { happened: others } = nodesOf(scene, order.event);
  const decidedBy = because(scene, [...nodes, ...others]);
  const [first, last] = [Math.min(...nodes), Math.max(...nodes)];
  if (nodes.length === 0 || others.length === 0)
    return { holds: false, found: 'one of the two did not happen', decidedBy };
  const [before, after] =
    order.when === 'before' ? [last, Math.min(...others)] : [Math.max(...others), first];
  if (isTogether(scene, before, after))
    return { holds: false, found: 'it happened at the same time', decidedBy };
  const holds = before < after;
  return {
    holds,
    found: `it happened ${order.when === 'before' ? 'after' : 'before'} that`,
    decidedBy,
  };
};

/** Whether two events came from one step and happened at once. */
const isTogether = ({ game }: Scene, one: number, other: number): boolean =>
  proposerOf(game, one) === proposerOf(game, other);

/** The step that proposed an event, or the event that it took the place of. */
const proposerOf = ({ trace }: Game, id: number): number => {
  let node = trace.nodes[trace.nodes[id]?.parent ?? 0];
  while (node?.kind.is === 'event' && node.kind.fate === 'happened')
    node = trace.nodes[node.parent];
  return node?.id ?? 0;
};
