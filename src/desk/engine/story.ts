/**
 * A ruling as it is stepped through: what happened, event by event, each with its rules and the table as it is then; what
 * brought each expectation about, and what stood in the way.
 */
import type { Explanation } from '../../evidence/obstacle.js';
import { valueObstacles } from '../../evidence/value.js';
import { explain } from '../../evidence/why-not.js';
import { examine, type Scene } from '../../harness/examine.js';
import { games } from '../../harness/games.js';
import { judge } from '../../harness/judge.js';
import { nodeText, rulesAt } from '../../harness/node-text.js';
import type { Case } from '../../harness/suite.js';
import type { Told, Verdict } from '../../harness/verdict.js';
import { judgedCase, type RulingTask } from '../../editor/judging.js';
import { entryAt } from '../../kernel/book.js';
import { traceOf } from '../../kernel/ledger.js';
import { causesOf, type TraceNode } from '../../kernel/trace.js';
import { obstacleText } from '../../report/why-words.js';
import { layoutOf, type Table, type TableCard, tableOf, type TableZone } from './table.js';

/** One thing that happened, was decided or is expected. */
export interface StoryStep extends Omit<Told, 'picture'> {
  /** Which of the tables it leaves behind. */
  readonly table: number;
  /** The cards it is about. */
  readonly cards: readonly number[];
}

/** An obstacle in words, with its rules and, of a number, each change. */
export interface ToldObstacle {
  readonly text: string;
  readonly rules: Told['rules'];
  readonly changes: readonly {
    readonly text: string;
    readonly rules: Told['rules'];
  }[];
}

export interface ToldLine extends Pick<Explanation, 'line' | 'held' | 'came' | 'causes'> {
  readonly obstacles: readonly ToldObstacle[];
  /** The steps that brought it about, by their places in the story. */
  readonly behind: readonly number[];
}

export interface Story {
  readonly verdict: Verdict;
  readonly question: string;
  readonly answer: string;
  readonly steps: readonly StoryStep[];
  readonly tables: readonly Table[];
  readonly lines: readonly ToldLine[];
}

/** The board before anything happened, and after everything did. */
export interface BeforeAndAfter {
  readonly before: Table;
  readonly after: Table;
}

export interface AtTable {
  readonly task: RulingTask;
  /** Which of the tables of its story. */
  readonly table: number;
  readonly card: number;
}

/** How each figure of a card came to be what it is. */
export interface CardStory {
  readonly name: string;
  readonly figures: readonly ToldObstacle[];
}

export const storyPlays = {
  see: ({ task }: { readonly task: RulingTask }): BeforeAndAfter | undefined => {
    const found = judgedCase(task, games);
    if (found?.one.scenario === undefined) return undefined;
    let first: Table | undefined;
    let last: Scene | undefined;
    judge(found.one, {
      outcomeOnly: true,
      onLine: (_, scene) => {
        first ??= tableOf(scene);
        last = scene;
      },
    });
    return first && last && { before: first, after: tableOf(last) };
  },
  story: ({ task }: { readonly task: RulingTask }): Story | undefined => {
    const found = judgedCase(task, games);
    return found && storyOf(found.one, found.verdict);
  },
  card: ({ task, table, card }: AtTable): CardStory | undefined => {
    const found = judgedCase(task, games);
    let told: CardStory | undefined;
    if (found !== undefined)
      playThrough(found.one, (at, scene) => {
        if (at === table) told = cardStory(scene, card);
      });
    return told;
  },
};

// ---------------------------------------------------------------- playing

/** More tables nobody looks at, and each takes its place. */
const mostTables = 500;

interface PlayedThrough {
  readonly steps: readonly StoryStep[];
  readonly behind: ReadonlyMap<number, readonly number[]>;
}

/** @param onTable called with each table: the first before anything happened, each other as soon as something did */
const playThrough = (one: Case, onTable: (at: number, scene: Scene) => void): PlayedThrough => {
  const steps: StoryStep[] = [];
  const stepOfNode = new Map<number, number>();
  const behind = new Map<number, readonly number[]>();
  const lines = one.text.split(/\r\n|\r|\n/u);
  let scene: Scene | undefined;
  let tables = 0;
  let seen = 1;
  let line = 0;
  const lay = (now: Scene): void => {
    if (tables < mostTables) onTable(tables++, now);
  };
  const catchUp = (now: Scene): void => {
    const { nodes } = traceOf(now.game);
    const told = nodes.slice(seen).flatMap((node) => stepsAt(now, node, line, tables));
    seen = nodes.length;
    if (told.length === 0) return;
    for (const { node, step } of told) stepOfNode.set(node, steps.push(step) - 1);
    lay(now);
  };
  judge(one, {
    witness: ({ is }, game) => {
      if (is === 'stepped' && scene !== undefined && game === scene.game) catchUp(scene);
    },
    onLine: (now, at) => {
      if (scene === undefined) lay(at);
      scene = at;
      catchUp(at);
      line = now;
      steps.push(lineStep(now, (lines[now - 1] ?? '').trim(), tables - 1));
    },
    onExamined: ({ expectation, assertion }, _, at) =>
      behind.set(
        expectation.at.line,
        nodesBehind(at, assertion).flatMap((node) => stepOfNode.get(node) ?? []),
      ),
  });
  if (scene !== undefined) catchUp(scene);
  return { steps, behind };
};

const lineStep = (line: number, text: string, table: number): StoryStep => ({
  line,
  depth: 0,
  kind: 'action',
  text,
  rules: [],
  table,
  cards: [],
});

const nodesBehind = (scene: Scene, assertion: Parameters<typeof examine>[1]): readonly number[] => {
  const { game } = scene;
  const { witness } = game;
  const at = { ...scene, behind: [] as number[] };
  game.witness = undefined;
  examine(at, assertion);
  game.witness = witness;
  return causesOf(traceOf(game), at.behind);
};

const stepsAt = (scene: Scene, node: TraceNode, line: number, table: number) => {
  const text = nodeText(scene, node);
  if (text === undefined) return [];
  const { kind } = node;
  const step: StoryStep = {
    line,
    depth: depthOf(scene, node),
    kind: kind.is === 'decision' || kind.is === 'ability' ? kind.is : 'event',
    text,
    rules: rulesAt(scene, node),
    table,
    cards: cardsOf(node),
  };
  return [{ node: node.id, step }];
};

const cardsOf = ({ kind }: TraceNode): readonly number[] => {
  if (kind.is === 'ability') return [kind.card];
  if (kind.is === 'decision') return kind.answer.flatMap(({ card }) => card ?? []);
  if (kind.is !== 'event') return [];
  const { card, target, to } = kind.event as Readonly<Record<string, unknown>>;
  return [card, target, to].filter((one) => typeof one === 'number' && one > 0) as number[];
};

/** Deeper than this nobody can read it. */
const deepest = 6;

const depthOf = ({ game }: Scene, { parent }: TraceNode): number => {
  const { nodes } = traceOf(game);
  let depth = 0;
  for (let at = nodes[parent]; at && at.id !== 0; at = nodes[at.parent])
    if (at.kind.is === 'event' || at.kind.is === 'ability') depth++;
  return Math.min(depth, deepest);
};

// ---------------------------------------------------------------- telling

const storyOf = (one: Case, verdict: Verdict): Story => {
  const tables: Table[] = [];
  const sharing = sharer();
  const played =
    one.scenario === undefined
      ? { steps: [], behind: new Map<number, readonly number[]>() }
      : playThrough(one, (_, scene) => tables.push(sharing(tableOf(scene))));
  const { question, answer } = one.ruling.provenance;
  const lines = one.scenario === undefined ? [] : explain(one);
  return {
    verdict,
    question: question?.text ?? '',
    answer: answer?.text ?? '',
    steps: withOutcomes(one, played.steps, verdict),
    tables,
    lines: lines.map((told) => toldLine(told, played.behind.get(told.line) ?? [])),
  };
};

/** Expectations tell what they came to, and what decided them. */
const withOutcomes = (
  { scenario }: Case,
  steps: readonly StoryStep[],
  verdict: Verdict,
): readonly StoryStep[] => {
  const book = scenario?.world.rules.book;
  return steps.map((one) => {
    const examined = verdict.expectations.find(({ line }) => line === one.line);
    if (examined === undefined || one.kind !== 'action') return one;
    return {
      ...one,
      kind: 'expectation',
      rules: examined.decidedBy.map((rule) => ({
        rule,
        how: examined.cited.includes(rule) ? 'cited' : 'decided',
        summary: (book && entryAt(book, rule)?.summary) ?? '',
      })),
    };
  });
};

const toldLine = (
  { line, held, came, obstacles, causes }: Explanation,
  behind: readonly number[],
): ToldLine => ({ line, held, came, causes, behind, obstacles: obstacles.map(toldObstacle) });

const toldObstacle = (one: Explanation['obstacles'][number]): ToldObstacle => ({
  text: obstacleText(one),
  rules: 'rules' in one ? one.rules : [],
  changes:
    one.kind === 'value'
      ? one.changes.map(({ by, from, to, rules }) => ({
          text: `${from} → ${to}${by === '' ? '' : ` by ${by}`}`,
          rules,
        }))
      : [],
});

const cardStory = (scene: Scene, card: number): CardStory => {
  const { corner, edge } = layoutOf(scene.vocabulary);
  const figures = [corner, ...edge].flatMap((trait) => valueObstacles(scene, card, trait));
  return { name: scene.naming(card), figures: figures.map(toldObstacle) };
};

/** Most of a table is as it was a step before: what is the same is the same object, and is sent to the page once. */
const sharer = (): ((table: Table) => Table) => {
  const known = new Map<string, unknown>();
  const same = <T>(value: T): T => {
    const key = JSON.stringify(value);
    const before = known.get(key);
    if (before !== undefined) return before as T;
    known.set(key, value);
    return value;
  };
  const zone = (one: TableZone): TableZone =>
    same({ ...one, cards: one.cards.map((card: TableCard) => same(card)) });
  return ({ turn, sides, middle }) => ({
    turn,
    middle: middle.map(zone),
    sides: sides.map((side) => ({ ...side, rows: side.rows.map((row) => row.map(zone)) })),
  });
};
