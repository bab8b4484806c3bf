/**
 * Rulings to judge, and what became of them. Judging takes as long as it takes, and so it is done elsewhere: whoever has
 * a workspace takes its tasks, has each judged (`judgeRuling`: in a thread of its own, or when there is time), and hands
 * the judgement back. A task is plain data: a ruling cut out of its file, with the cards and boards that it needs.
 */
import { judge } from '../harness/judge.js';
import {
  type Case,
  type GameEntry,
  load,
  type ReadImport,
  type SourceFile,
} from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import type { Limits } from '../kernel/budget.js';
import { identityOf } from './identity.js';
import { pageLine, type Page } from './page.js';
import { addressIn, type PagePart, withinPart } from './parts.js';
import { type HeldPart, type PageView, pageView } from './view.js';
import { readIn, type Workspace } from './workspace.js';

/** One ruling under one rulebook, with all that its verdict depends on. */
export interface RulingTask {
  /** Two tasks with one key come to the same. */
  readonly key: string;
  readonly path: string;
  /** The ruling without its neighbours. */
  readonly text: string;
  /** What that text, or a file it imports, imports. */
  readonly imports: readonly ImportedFile[];
  readonly rulebook: string;
  /** The line of that text in which the ruling begins. */
  readonly line: number;
}

export interface ImportedFile {
  readonly from: string;
  readonly as: string;
  readonly file: SourceFile;
}

/** What a task came to, in the lines of its own text. */
export interface Judgement {
  readonly verdict: Verdict;
}

/** A task's ruling as it was read, and what it comes to. */
export interface JudgedCase {
  readonly one: Case;
  readonly verdict: Verdict;
}

/** Judges a task: the one thing here that takes time. */
export const judgeRuling = (
  task: RulingTask,
  games: readonly GameEntry[],
  limits: Partial<Limits> = {},
): Judgement | undefined => {
  const found = judgedCase(task, games, limits);
  return found && { verdict: found.verdict };
};

/** The same, with the case that was judged. */
export const judgedCase = (
  { path, text, imports, rulebook, line }: RulingTask,
  games: readonly GameEntry[],
  limits: Partial<Limits> = {},
): JudgedCase | undefined => {
  const read: ReadImport = (from, as) =>
    imports.find((one) => one.from === from && one.as === as)?.file ?? { problem: 'missing' };
  const { cases } = load({ path, text }, read, games);
  const one = cases.find(({ ruling, rulebook: id }) => ruling.at.line === line && id === rulebook);
  return one && { one, verdict: judge(one, { limits }) };
};

// ---------------------------------------------------------------- what there is to judge

/** A ruling under a rulebook on a page, and what it came to, where that is known. */
export interface JudgedRuling {
  readonly one: Case;
  readonly task: RulingTask;
  readonly judgement: Judgement | undefined;
}

/** Every ruling of a page that can be judged, under each of its rulebooks. */
export const judgedOn = (workspace: Workspace, page: Page): readonly JudgedRuling[] => {
  const view = pageView(workspace, page);
  const imports = importsOf(workspace, view);
  return view.rulings.flatMap((held) => judgedIn(workspace, view, held, imports));
};

/** The rulings of one part. */
export const judgedIn = (
  workspace: Workspace,
  { page }: PageView,
  held: HeldPart,
  imports: readonly ImportedFile[],
): readonly JudgedRuling[] =>
  tasksIn(page, held, imports).map(({ one, task }) => ({
    one,
    task,
    judgement: workspace.judgements.get(task.key),
  }));

type OwnTask = Pick<JudgedRuling, 'one' | 'task'>;

const tasks = new WeakMap<HeldPart, { readonly head: string; readonly all: readonly OwnTask[] }>();

/** The tasks of a part are the same as long as it is, and what the page imports. */
const tasksIn = (
  page: Page,
  held: HeldPart,
  imports: readonly ImportedFile[],
): readonly OwnTask[] => {
  const lines = importLines(page);
  const head = [page.path, ...imports.map(keyOf), lines].join('\n');
  const known = tasks.get(held);
  if (known?.head === head) return known.all;
  const text = held.needed.map(asPiece).join('');
  const all = held.cases.flatMap(({ one }): readonly OwnTask[] => {
    if (one.problems.some(({ code }) => code !== 'unsupported')) return [];
    const { rulebook, ruling } = one;
    const line = aloneLine(held, ruling.at.line);
    const key = [rulebook, line, head, text].join('\n');
    const task = { key, path: page.path, text: lines + text, imports, rulebook };
    return [{ one, task: { ...task, line: line + linesIn(lines) } }];
  });
  tasks.set(held, { head, all });
  return all;
};

/** What is open and nobody has judged yet. */
export const tasksOn = (workspace: Workspace, path: string): readonly RulingTask[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  return judgedOn(workspace, page).flatMap(({ task, judgement }) => (judgement ? [] : [task]));
};

/** So many are kept; those that were asked for longest ago go first. */
const mostKept = 5000;

/** Takes in what a task came to. */
export const noteJudgement = (
  { judgements }: Workspace,
  { key }: Pick<RulingTask, 'key'>,
  judgement: Judgement,
): void => {
  judgements.set(key, judgement);
  const [oldest] = judgements.keys();
  if (judgements.size > mostKept && oldest !== undefined) judgements.delete(oldest);
};

// ---------------------------------------------------------------- the text of a task, and its lines

const asPiece = ({ text }: PagePart): string => (/[\r\n]$/u.test(text) ? text : `${text}\n`);

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/u).length - 1;

const importParts = new WeakMap<Page, string>();

/** The imports of a page. */
const importLines = (page: Page): string => {
  let text = importParts.get(page);
  if (text === undefined) {
    const lines = page.parts.flatMap(({ parsed, text: own }) =>
      parsed.value.imports.map(
        ({ at }) => `import ${own.slice(withinPart(at.start), withinPart(at.end))}\n`,
      ),
    );
    importParts.set(page, (text = lines.join('')));
  }
  return text;
};

/** The line, among those of the parts that a ruling needs, of an address. */
const aloneLine = ({ needed, part }: HeldPart, line: number): number => {
  const before = needed.slice(0, needed.indexOf(part));
  return before.reduce((lines, one) => lines + linesIn(asPiece(one)), 0) + withinPart(line);
};

/** Which line of the page, from 0, one of a task's text is; nothing where it is no line of the page. */
export const lineOnPage = (page: Page, held: HeldPart, line: number): number | undefined => {
  let left = line - linesIn(importLines(page));
  for (const part of held.needed) {
    const own = linesIn(asPiece(part));
    if (left <= own) return left < 1 ? undefined : pageLine(page, addressIn(part, left));
    left -= own;
  }
  return undefined;
};

const keyOf = ({ from, as, file }: ImportedFile): string => `${from} ${as} ${identityOf(file)}`;

/** What the page imports, and what that imports, each as it was found. */
export const importsOf = (
  workspace: Workspace,
  { document, page }: PageView,
): readonly ImportedFile[] => {
  if (document.imports.length === 0) return [];
  const found: ImportedFile[] = [];
  const read: ReadImport = (from, as) => {
    const file = readIn(workspace)(from, as);
    if (!('problem' in file)) found.push({ from, as, file });
    return file;
  };
  load({ path: page.path, text: importLines(page) }, read, []);
  return found;
};
