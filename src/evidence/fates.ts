/** What nearly happened to a card, as the trace has it: replaced, forbidden, impossible, undone, or not chosen. */
import { nameOf, type Scene } from '../harness/examine.js';
import { rulesAt, textOf } from '../harness/tell.js';
import type { Decision, GameEvent, Option } from '../kernel/state.js';
import { sameOption } from '../kernel/options.js';
import type { TraceNode } from '../kernel/trace.js';
import type { Obstacle, RuleUsed } from './obstacle.js';
import type { Watch } from './watch.js';

/** The events of these cards that something kept from happening, the latest first. */
export const preventedFor = (
  scene: Scene,
  watched: Watch,
  isAbout: (event: GameEvent) => boolean,
): readonly Obstacle[] =>
  [...scene.game.trace.nodes]
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
  const said = textOf(scene, { ...node, kind: { is: 'event', event, fate: 'happened' } });
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
        .map(({ source, action }) => ({ card: nameIn(scene, source), action }));
      return [{ kind: 'forbidden', event: said, by, rules }];
    }
    case 'impossible':
      return [{ kind: 'impossible', event: said, rules }];
    case 'happened':
    case 'declined':
      return [];
  }
};

/** What only defines stands behind what forbids, replaces or orders. */
const byWeight = (scene: Scene, rules: readonly RuleUsed[]): readonly RuleUsed[] => {
  const { entries } = scene.game.world.rules.book;
  const isBackground = ({ rule }: RuleUsed): boolean =>
    ['definition', 'continuous', 'overview'].includes(entries.get(rule)?.kind ?? '');
  return [
    ...rules.filter((one) => !isBackground(one)),
    ...rules.filter((one) => isBackground(one)),
  ];
};

export const nameIn = (scene: Scene, id: number): string => (id === 0 ? '' : scene.naming(id));

/** The card whose effect took the place of an event; where several could, the one that was chosen. */
const replacerOf = (scene: Scene, watched: Watch, node: TraceNode, event: GameEvent): number => {
  const able = watched.replacers(event);
  const chosen = scene.game.trace.nodes
    .slice(0, node.id)
    .findLast(({ kind }) => kind.is === 'decision' && kind.decision.kind === 'replace')?.kind;
  const picked = chosen?.is === 'decision' ? chosen.answer[0]?.card : undefined;
  return able.length > 1 && picked !== undefined && able.includes(picked) ? picked : (able[0] ?? 0);
};

/** A card came to a zone, and left it again. */
export const undoneIn = (scene: Scene, id: number, zone: string): readonly Obstacle[] => {
  const moves = scene.game.trace.nodes.filter(
    ({ kind }) =>
      kind.is === 'event' &&
      kind.fate === 'happened' &&
      kind.event.kind === 'move' &&
      kind.event.card === id,
  );
  const left = moves.findLast(({ kind }) => kind.is === 'event' && kind.event['from'] === zone);
  const event = left && textOf(scene, left);
  return left === undefined || event === undefined
    ? []
    : [{ kind: 'undone', event, rules: rulesAt(scene, left) }];
};

/**
 * Decisions in which a player might have chosen one of these cards, or "yes", and did not; the latest first. What was
 * chosen after all, the next time it was asked, was only put off.
 */
export const declinedFor = (scene: Scene, ids: ReadonlySet<number>): readonly Obstacle[] => {
  const later: Option[] = [];
  return [...scene.game.trace.nodes].reverse().flatMap(({ kind }) => {
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
