/**
 * What an editor has open, and all that is known of it. Nothing here reads a file or plays a ruling by itself: files are
 * handed in, and what rulings come to is told by whoever judges them (judging.ts).
 *
 * ```ts
 * const workspace = newWorkspace({ games, read });
 * openPage(workspace, 'a.ruling', text);
 * changePage(workspace, 'a.ruling', [{ start: 10, end: 12, text: 'spent' }]);
 * troubles(workspace, 'a.ruling');
 * ```
 */
import type { FindOfficial } from '../evidence/official/text.js';
import type { GameEntry, ReadImport, SourceFile } from '../harness/suite.js';
import { type TextEdit, withEdits, type Page, pageOf } from './page.js';
import type { Judgement } from './judging.js';

/** What a workspace needs from outside. */
export interface Tools {
  readonly games: readonly GameEntry[];
  /**
   * Finds an imported file. As long as a file stays the same the same object has to come of it; what is open in the
   * workspace stands in for it.
   */
  readonly read: ReadImport;
  /** Every file that belongs together, open or not: uses and renames are looked for in them, too. */
  readonly files?: () => Iterable<SourceFile>;
  /** What official documents say, as far as somebody imported any. */
  readonly official?: (rulebook: string) => FindOfficial | undefined;
}

export interface Workspace {
  readonly tools: Tools;
  /** What is open, by path. */
  readonly pages: Map<string, Page>;
  /** What rulings come to, by what they depend on (`RulingTask.key`). */
  readonly judgements: Map<string, Judgement>;
  /** Counts changes: what was worked out before the last one may no longer be so. */
  changes: number;
}

export const newWorkspace = (tools: Tools): Workspace => ({
  tools,
  pages: new Map(),
  judgements: new Map(),
  changes: 0,
});

/** Takes a text in, or in the place of what was open under its path. */
export const openPage = (workspace: Workspace, path: string, text: string): Page => {
  const before = workspace.pages.get(path);
  const all = before && { start: 0, end: before.text.length, text };
  return put(workspace, all && before ? withEdits(before, [all]) : pageOf(path, text));
};

/** Carries edits out, one after another; what is not open stays so. */
export const changePage = (
  workspace: Workspace,
  path: string,
  edits: readonly TextEdit[],
): Page | undefined => {
  const page = workspace.pages.get(path);
  return page && put(workspace, withEdits(page, edits));
};

export const closePage = (workspace: Workspace, path: string): void => {
  if (workspace.pages.delete(path)) workspace.changes++;
};

/** Says that files which are not open may have changed. */
export const filesChanged = (workspace: Workspace): void => {
  workspace.changes++;
};

const put = (workspace: Workspace, page: Page): Page => {
  if (workspace.pages.get(page.path) !== page) workspace.changes++;
  workspace.pages.set(page.path, page);
  return page;
};

const files = new WeakMap<Page, SourceFile>();

/** The page as a file that others import, the same object each time. */
export const fileOf = (page: Page): SourceFile => {
  let file = files.get(page);
  if (file === undefined) files.set(page, (file = { path: page.path, text: page.text }));
  return file;
};

/** Reads imports, those that are open as they stand there. */
export const readIn =
  ({ tools, pages }: Workspace): ReadImport =>
  (from, path) => {
    const found = tools.read(from, path);
    const page = 'problem' in found ? undefined : pages.get(found.path);
    return page === undefined ? found : fileOf(page);
  };
