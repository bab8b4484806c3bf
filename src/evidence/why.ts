/** Why something came about: from what an expectation speaks of back through its causes. */
import type { Scene } from '../harness/examine.js';
import { rulesAt, nodeText } from '../harness/node-text.js';
import type { Told } from '../harness/verdict.js';
import { causesOf, type TraceNode } from '../kernel/trace.js';
import { traceOf } from '../kernel/ledger.js';

/** One link: an event, an ability or a decision, or a rule that led from one to the next. */
export type Cause = Pick<Told, 'kind' | 'text' | 'rules'>;

/**
 * The chain behind some nodes of the trace, the nearest cause first. A step of a procedure that only proposed an event
 * is told with it.
 */
export const causesBehind = (scene: Scene, from: readonly number[]): readonly Cause[] => {
  const { nodes } = traceOf(scene.game);
  const behind = [...causesOf(traceOf(scene.game), from)].sort((one, other) => other - one);
  const told = behind.flatMap((id) => {
    const node = nodes[id];
    const text = node && nodeText(scene, node);
    return node === undefined || text === undefined ? [] : [{ node, text }];
  });
  const spoken = new Set(told.flatMap(({ node }) => [node.id, node.parent]));
  const before = new Set<string>();
  /** A rule that led further back was told where it last did. */
  const isNews = ({ rule }: { readonly rule: string }): boolean => {
    if (before.has(rule)) return false;
    before.add(rule);
    return true;
  };
  return behind.flatMap((id): Cause[] => {
    const node = nodes[id];
    if (node === undefined) return [];
    const one = told.find((other) => other.node === node);
    if (one !== undefined)
      return [{ kind: kindOf(node), text: one.text, rules: rulesAt(scene, node) }];
    const rules =
      spoken.has(id) || node.kind.is !== 'step' ? [] : rulesAt(scene, node).filter(isNews);
    return rules.length === 0 ? [] : [{ kind: 'rule', text: '', rules }];
  });
};

const kindOf = ({ kind }: TraceNode): Cause['kind'] =>
  kind.is === 'decision' || kind.is === 'ability' ? kind.is : 'event';
