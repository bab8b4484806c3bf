/** What nearly happened to a card, as the trace has it: replaced, forbidden, impossible, undone, or not chosen. */
import { entryAt } from '../kernel/book.js';
import { nameOf, type Scene } from '../harness/examine.js';
import { rulesAt, nodeText } from '../harness/node-text.js';
import type { Decision, GameEvent, Option } from '../kernel/state.js';
import { sameOption } from '../kernel/options.js';
import { causesOf, type TraceNode } from '../kernel/trace.js';
import type { Obstacle, RuleUsed } from './obstacle.js';
import type { Watch } from './watch.js';
import { nameIn, sayingOf } from './wording.js';
import { traceOf } from '../kernel/ledger.js';

/** The events of these cards that something kept from happening, the latest first. */
export const preventedFor = (
  scene: Scene,
  watched: Watch,
  isAbout: (event: GameEvent) => boolean,
): readonly Obstacle[] =>
  [...traceOf(scene.game).nodes]
    .reverse()
    .flatMap((node) =>
      node.kind.is === 'event' && node.kind.fate !== 'happened' && isAbout(node.kind.event)
        ? preventedAt(scene, watched, node, node.kind.event, node.kind.fate)
        : [],
    );

const preventedAt = (
  scene: Scene,
  watched: Watch,
  node: TraceNode,
  event: GameEvent,
  fate: Extract<TraceNode['kind'], { is: 'event' }>['fate'],
): readonly Obstacle[] => {
  const said = nodeText(scene, { ...node, kind: { is: 'event', event, fate: 'happened' } });
  if (said === undefined) return [];
  const rules = byWeight(scene, rulesAt(scene, { ...node, parent: -1 }));
  switch (fate) {
    case 'replaced': {
      const by = replacerOf(scene, watched, node, event);
      return [{ kind: 'replaced', event: said, by: by === 0 ? '' : scene.naming(by), rules }];
    }
    case 'forbidden': {
      const by = watched.prohibitions
        .filter((one) => one.node === node.id)
        .map((one) => sayingOf(scene, one));
      return [{ kind: 'forbidden', event: said, by, rules }];
    }
    case 'impossible':
      return [{ kind: 'impossible', event: said, misses: watched.obstructed(event), rules }];
    case 'happened':
    case 'declined':
      return [];
  }
};

/** What only defines stands behind what forbids, replaces or orders. */
const byWeight = (scene: Scene, rules: readonly RuleUsed[]): readonly RuleUsed[] => {
  const { book } = scene.game.world.rules;
  const isBackground = ({ rule }: RuleUsed): boolean =>
    ['definition', 'continuous', 'overview'].includes(entryAt(book, rule)?.kind ?? '');
  return [
    ...rules.filter((one) => !isBackground(one)),
    ...rules.filter((one) => isBackground(one)),
  ];
};

/** The card whose effect took the place of an event; where several could, the one that was chosen. */
const replacerOf = (scene: Scene, watched: Watch, node: TraceNode, event: GameEvent): number => {
  const able = watched.replacers(event);
  const chosen = traceOf(scene.game)
    .nodes.slice(0, node.id)
    .findLast(({ kind }) => kind.is === 'decision' && kind.decision.kind === 'replace')?.kind;
  const picked = chosen?.is === 'decision' ? chosen.answer[0]?.card : undefined;
  return able.length > 1 && picked !== undefined && able.includes(picked) ? picked : (able[0] ?? 0);
};

/** One time that something happened, and the card that brought it about. */
export const occurredAt = (scene: Scene, id: number, other: boolean): readonly Obstacle[] => {
  const node = traceOf(scene.game).nodes[id];
  const event = node && nodeText(scene, node);
  if (node === undefined || event === undefined) return [];
  const rules = byWeight(scene, rulesAt(scene, node));
  return [{ kind: 'occurred', event, by: nameIn(scene, bringerOf(scene, node)), other, rules }];
};

/** The card whose text or ability made something happen, or 0: no ability from before the last decision. */
const bringerOf = ({ game }: Scene, { id, kind }: TraceNode): number => {
  const trace = traceOf(game);
  if (kind.is === 'event' && typeof kind.event.by === 'number') return kind.event.by;
  const behind = [...causesOf(trace, [id])].sort((one, other) => other - one);
  for (const cause of behind) {
    const before = trace.nodes[cause]?.kind;
    if (before?.is === 'ability') return before.card;
    if (before?.is === 'decision') return 0;
  }
  return 0;
};

/** How much of what became of a card says something about where it stands. */
const mostLast = 3;

/** The last that happened to any of these cards. */
export const lastOf = ({ game }: Scene, ids: ReadonlySet<number>): readonly number[] =>
  traceOf(game)
    .nodes.filter(
      ({ kind }) =>
        kind.is === 'event' &&
        kind.fate === 'happened' &&
        kind.event.kind !== 'status' &&
        ids.has(Number(kind.event.card)),
    )
    .slice(-mostLast)
    .map(({ id }) => id);

const isOf = (kind: string, { kind: node }: TraceNode, id: number): boolean =>
  node.is === 'event' &&
  node.fate === 'happened' &&
  node.event.kind === kind &&
  node.event.card === id;

const movesOf = ({ game }: Scene, id: number): readonly TraceNode[] =>
  traceOf(game).nodes.filter((node) => isOf('move', node, id));

const isMove = (node: TraceNode | undefined, role: 'from' | 'to', zone: string): boolean =>
  node?.kind.is === 'event' && node.kind.event[role] === zone;

/** A card came to a zone, and left it again. */
export const undoneIn = (scene: Scene, id: number, zone: string): readonly Obstacle[] => {
  const left = movesOf(scene, id).findLast((node) => isMove(node, 'from', zone));
  const event = left && nodeText(scene, left);
  return left === undefined || event === undefined
    ? []
    : [{ kind: 'undone', event, rules: rulesAt(scene, left) }];
};

/** Whether a card went from a zone to where it is. */
export const hasLeft = (scene: Scene, id: number, zone: string): boolean =>
  isMove(movesOf(scene, id).at(-1), 'from', zone);

/** Whether a card came to a zone, and was not there from the beginning. */
export const hasCome = (scene: Scene, id: number, zone: string): boolean =>
  movesOf(scene, id).some((node) => isMove(node, 'to', zone));

/** Whether a state of a card ever changed. */
export const hasChanged = ({ game }: Scene, id: number): boolean =>
  traceOf(game).nodes.some((node) => isOf('status', node, id));

/**
 * Decisions in which a player might have chosen one of these cards, or "yes", and did not; the latest first. What was
 * chosen after all, the next time it was asked, was only put off.
 */
export const declinedFor = (scene: Scene, ids: ReadonlySet<number>): readonly Obstacle[] => {
  const later: Option[] = [];
  return [...traceOf(scene.game).nodes].reverse().flatMap(({ kind }) => {
    if (kind.is !== 'decision' || kind.decision.rest === true) return [];
    const { decision, answer } = kind;
    later.push(...answer);
    const passedOver = decision.options.filter(
      (one) =>
        !answer.some((chosen) => sameOption(one, chosen)) &&
        !later.some((chosen) => one.card !== undefined && sameOption(one, chosen)),
    );
    return passedOver
      .filter((option) => isOffer(decision, option, ids))
      .map((option) => declined(scene, decision, option, answer));
  });
};

const isOffer = ({ kind, by }: Decision, option: Option, ids: ReadonlySet<number>): boolean => {
  if (by === 'chance') return false;
  if (kind === 'replace') return true;
  return option.verb === 'yes' || (option.card !== undefined && ids.has(option.card));
};

const declined = (
  scene: Scene,
  { by, kind, source }: Decision,
  option: Option,
  answer: readonly Option[],
): Obstacle => ({
  kind: 'declined',
  by,
  decision: kind,
  option: option.card === undefined ? nameIn(scene, source) : scene.naming(option.card),
  chosen: answer.map((one) => nameOf(scene, one)),
});
