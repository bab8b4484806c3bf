/** Tells a ruling step by step: the board, each decision and who made it, what happened and by which rules. */
import type { TraceNode } from '../kernel/trace.js';
import type { Scene } from './examine.js';
import { pictureIn, judge, sceneOf } from './judge.js';
import { nodeText, rulesAt } from './node-text.js';
import type { Case } from './suite.js';
import type { Told, Verdict } from './verdict.js';
import { traceOf } from '../kernel/ledger.js';

/** The story of a case. One that makes no sense has none. */
export const tell = (one: Case): readonly Told[] => {
  const told: Told[] = [];
  if (one.scenario === undefined || one.problems.length > 0) return told;
  const start = sceneOf(one.scenario, {});
  told.push({ ...plain(0, 'board', ''), picture: pictureIn(start) });
  const lines = one.text.split(/\r\n|\r|\n/u);
  let seen = 1;
  let line = 0;
  let last: Scene | undefined;
  const catchUp = (scene: Scene) => {
    const { nodes } = traceOf(scene.game);
    told.push(...tellNodes(scene, nodes.slice(seen), line));
    seen = nodes.length;
  };
  const verdict = judge(one, {
    onLine: (now, scene) => {
      last = scene;
      catchUp(scene);
      line = now;
      told.push(plain(now, 'action', (lines[now - 1] ?? '').trim()));
    },
  });
  if (last !== undefined) {
    catchUp(last);
    told.push({ ...plain(line, 'board', ''), picture: pictureIn(last) });
  }
  return withVerdicts(told, verdict);
};

const plain = (line: number, kind: Told['kind'], text: string): Told => ({
  line,
  depth: 0,
  kind,
  text,
  rules: [],
  picture: undefined,
});

/** Expectations tell what they came to, and what decided them. */
const withVerdicts = (told: readonly Told[], verdict: Verdict): readonly Told[] =>
  told.map((one) => {
    const examined = verdict.expectations.find(
      ({ line }) => one.kind === 'action' && line === one.line,
    );
    if (examined === undefined) return one;
    return {
      ...one,
      kind: 'expectation',
      text: examined.found === '' ? one.text : `${one.text}: ${examined.found}`,
      rules: examined.decidedBy.map((rule) => ({
        rule,
        how: examined.cited.includes(rule) ? 'cited' : 'decided',
        summary: '',
      })),
    };
  });

const tellNodes = (scene: Scene, nodes: readonly TraceNode[], line: number): readonly Told[] =>
  nodes.flatMap((node): Told[] => {
    const text = nodeText(scene, node);
    if (text === undefined) return [];
    return [
      {
        line,
        depth: depthOf(scene, node),
        kind:
          node.kind.is === 'decision'
            ? 'decision'
            : node.kind.is === 'ability'
              ? 'ability'
              : 'event',
        text,
        rules: rulesAt(scene, node),
        picture: undefined,
      },
    ];
  });

const depthOf = ({ game }: Scene, node: TraceNode): number => {
  let depth = 0;
  for (
    let at = traceOf(game).nodes[node.parent];
    at && at.id !== 0;
    at = traceOf(game).nodes[at.parent]
  )
    if (at.kind.is === 'event' || at.kind.is === 'ability') depth++;
  return Math.min(depth, 6);
};
