/** Tells a ruling step by step: the board, each decision and who made it, what happened and by which rules. */
import { cardOf, definitionOf } from '../kernel/game.js';
import type { GameEvent, Json } from '../kernel/state.js';
import type { Mark, TraceNode } from '../kernel/trace.js';
import { nameOf, type Scene } from './examine.js';
import { judge, sceneOf } from './judge.js';
import { pictureOf } from './picture.js';
import type { Case } from './suite.js';
import type { Told, Verdict } from './verdict.js';
import { traceOf } from '../kernel/ledger.js';

/** The story of a case. One that makes no sense has none. */
export const tell = (one: Case): readonly Told[] => {
  const told: Told[] = [];
  if (one.scenario === undefined || one.problems.length > 0) return told;
  const start = sceneOf(one.scenario, {});
  told.push({ ...plain(0, 'board', ''), picture: pictureOf(start) });
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
    told.push({ ...plain(line, 'board', ''), picture: pictureOf(last) });
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

/** A node tells its own rules, and those of the step it was proposed by. */
export const rulesAt = (scene: Scene, node: TraceNode): Told['rules'] => {
  const { nodes } = traceOf(scene.game);
  const parent = nodes[node.parent];
  const marks: readonly Mark[] =
    parent?.kind.is === 'step' ? [...parent.marks, ...node.marks] : node.marks;
  const { entries } = scene.game.world.rules.book;
  const rules = new Map(marks.map(({ rule, how }) => [rule, how]));
  return [...rules].map(([rule, how]) => ({
    rule,
    how,
    summary: entries.get(rule)?.summary ?? '',
  }));
};

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

export const nodeText = (scene: Scene, { kind }: TraceNode): string | undefined => {
  switch (kind.is) {
    case 'decision': {
      const picked = kind.answer.map((option) => nameOf(scene, option)).join(', ');
      return `${kind.decision.by} decides (${kind.decision.kind}): ${picked || 'none'}`;
    }
    case 'event': {
      const text = happenedText(scene, kind.event);
      if (text === undefined) return undefined;
      return kind.fate === 'happened' ? text : `${text}: ${kind.fate}`;
    }
    case 'ability':
      return `${scene.naming(kind.card)}: ability ${kind.what}`;
    case 'refusal':
      return `taken back: ${kind.message}`;
    case 'root':
    case 'step':
      return undefined;
  }
};

/** What an event says to people; nothing for the engine's own bookkeeping. */
export const happenedText = (scene: Scene, event: GameEvent): string | undefined => {
  const card = typeof event.card === 'number' && event.card > 0 ? scene.naming(event.card) : '';
  const word = (value: Json | undefined) => (typeof value === 'string' ? value : '');
  switch (event.kind) {
    case 'fact':
    case 'create':
    case 'cease':
    case 'use-waiting':
    case 'order':
      return undefined;
    case 'move':
      return `${card} goes from ${word(event['from'])} to ${word(event['to'])}`;
    case 'status':
      return `${card} is ${word(event['value'])}`;
    case 'attach':
      return `${card} is attached to ${scene.naming(Number(event['to']))}`;
    case 'detach':
      return `${card} comes off`;
    case 'begin-effect':
      return `an effect begins`;
    case 'end-effects':
      return `effects end`;
    case 'turn':
      return event['step'] === undefined || event['step'] === ''
        ? undefined
        : `${word(event['step'])} of ${event.player ?? scene.game.state.turn.player}`;
    case 'game-over':
      return event['winner'] === ''
        ? `the game is a draw: ${word(event['why'])}`
        : `${word(event['winner'])} wins: ${word(event['why'])}`;
    default: {
      const target =
        typeof event['target'] === 'number' && event['target'] > 0
          ? ` → ${definitionOf(scene.game, cardOf(scene.game, event['target'])).name}`
          : '';
      const who = card === '' ? (event.player ?? '') : card;
      return `${who}: ${event.kind.replaceAll('-', ' ')}${target}`;
    }
  }
};
