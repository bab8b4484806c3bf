/** Requests of whoever writes: what is to be told of a text as it stands, and of a place in it. */
import { coloursIn, type Coloured } from '../../editor/colours.js';
import { type Completion, completions } from '../../editor/completion/index.js';
import { type Fix, fixesAt } from '../../editor/fixes/index.js';
import { formatting } from '../../editor/formatting.js';
import type { Hover } from '../../editor/hover.js';
import { type Fold, foldsIn, type OutlineItem, outlineOf } from '../../editor/outline.js';
import { lineRange, type Page, pageOf, type Range, type TextEdit } from '../../editor/page.js';
import { renamedAt, renaming, type RenameRefused } from '../../editor/rename.js';
import { type LineHint, lineHints, rulingSigns, type RulingSign } from '../../editor/signs.js';
import { type Trouble, troubles } from '../../editor/troubles.js';
import { declarationOf, usesAt } from '../../editor/uses.js';
import type { FilePlace } from '../../editor/whole.js';
import { importsOf, judgedIn, lineOnPage, type RulingTask } from '../../editor/judging.js';
import { type HeldPart, pageView } from '../../editor/view.js';
import type { Case } from '../../harness/suite.js';
import type { Examined, Verdict } from '../../harness/verdict.js';
import { entryAt } from '../../kernel/book.js';
import type { Workspace } from '../../editor/workspace.js';
import type { DeskState } from './state.js';

export interface OfText {
  readonly path: string;
}

export interface AtOffset extends OfText {
  readonly offset: number;
}

/** A sign as the page needs it: of its task the key, by which it can be asked for. */
export interface SignSeen extends Omit<RulingSign, 'task'> {
  readonly key: string | undefined;
}

/** All that is shown of a text without anybody asking. */
export interface TextSeen {
  readonly troubles: readonly Trouble[];
  readonly signs: readonly SignSeen[];
  readonly hints: readonly LineHint[];
  readonly colours: readonly Coloured[];
  readonly folds: readonly Fold[];
  readonly outline: readonly OutlineItem[];
}

/** What an expectation came to, and where it stands. */
export interface ExpectationSeen extends Pick<Examined, 'line' | 'text' | 'verdict' | 'found'> {
  /** Where its line begins. */
  readonly at: number | undefined;
  readonly decidedBy: readonly {
    readonly rule: string;
    readonly summary: string;
    readonly isCited: boolean;
  }[];
}

export interface VerdictSeen {
  /** The line that the verdict is about. */
  readonly at: Range | undefined;
  readonly expectations: readonly ExpectationSeen[];
}

/** A place where something is spoken of, with its line. */
export interface UseSeen {
  readonly place: FilePlace;
  readonly declares: boolean;
  readonly line: string;
}

export interface FileChange {
  readonly path: string;
  readonly edits: readonly TextEdit[];
}

export const writingRequests = {
  look: ({ workspace }: DeskState, { path }: OfText): TextSeen => ({
    troubles: troubles(workspace, path),
    signs: signsOn(workspace, path),
    hints: lineHints(workspace, path),
    colours: coloursIn(workspace, path),
    folds: foldsIn(workspace, path),
    outline: outlineOf(workspace, path),
  }),
  /** With the examples of all words, which are loaded when somebody first wants one. */
  hover: async (
    { workspace }: DeskState,
    { path, offset }: AtOffset,
  ): Promise<Hover | undefined> => {
    const { hover } = await import('../../editor/hover.js');
    return hover(workspace, path, offset);
  },
  complete: ({ workspace }: DeskState, { path, offset }: AtOffset): readonly Completion[] =>
    completions(workspace, path, offset),
  fixes: (
    { workspace }: DeskState,
    { path, range }: OfText & { readonly range: Range },
  ): readonly Fix[] => fixesAt(workspace, path, range),
  declaration: ({ workspace }: DeskState, { path, offset }: AtOffset): FilePlace | undefined =>
    declarationOf(workspace, path, offset),
  uses: (state: DeskState, { path, offset }: AtOffset): readonly UseSeen[] =>
    usesAt(state.workspace, path, offset).map(({ place, passage }) => ({
      place,
      declares: passage.declares,
      line: lineAt(state, place),
    })),
  renamed: (
    { workspace }: DeskState,
    { path, offset }: AtOffset,
  ): { readonly range: Range; readonly name: string } | RenameRefused =>
    renamedAt(workspace, path, offset),
  rename: (
    { workspace }: DeskState,
    { path, offset, name }: AtOffset & { readonly name: string },
  ): readonly FileChange[] | RenameRefused => {
    const found = renaming(workspace, path, offset, name);
    return 'refused' in found ? found : [...found].map(([file, edits]) => ({ path: file, edits }));
  },
  format: ({ workspace }: DeskState, { path }: OfText): Promise<readonly TextEdit[]> =>
    formatting(workspace, path),
  /** The ruling with a sign, to be played. */
  task: (
    { workspace }: DeskState,
    { path, key }: OfText & { readonly key: string },
  ): RulingTask | undefined =>
    rulingSigns(workspace, path).find(({ task }) => task?.key === key)?.task,
  /** What a ruling came to, line by line; nothing as long as nobody knows. */
  verdict: (
    { workspace }: DeskState,
    { path, key }: OfText & { readonly key: string },
  ): VerdictSeen | undefined => verdictOn(workspace, path, key),
  /** Forgets what a ruling came to. */
  again: ({ workspace }: DeskState, { key }: { readonly key: string }): void => {
    workspace.judgements.delete(key);
  },
};

const signsOn = (workspace: Workspace, path: string): readonly SignSeen[] =>
  rulingSigns(workspace, path).map(({ task, ...sign }) => ({ ...sign, key: task?.key }));

const verdictOn = (workspace: Workspace, path: string, key: string): VerdictSeen | undefined => {
  const page = workspace.pages.get(path);
  if (page === undefined) return undefined;
  const view = pageView(workspace, page);
  const imports = importsOf(workspace, view);
  for (const held of view.rulings)
    for (const { task, judgement, one } of judgedIn(workspace, view, held, imports))
      if (task.key === key && judgement !== undefined)
        return verdictSeen(page, held, judgement.verdict, one);
  return undefined;
};

const verdictSeen = (
  page: Page,
  held: HeldPart,
  { at, expectations }: Verdict,
  { scenario }: Case,
): VerdictSeen => {
  const rangeAt = (line: number): Range | undefined => {
    const own = lineOnPage(page, held, line);
    return own === undefined ? undefined : lineRange(page, own);
  };
  const book = scenario?.world.rules.book;
  return {
    at: rangeAt(at),
    expectations: expectations.map(({ line, text, verdict, found, decidedBy, cited }) => ({
      line,
      text,
      verdict,
      found,
      at: rangeAt(line)?.start,
      decidedBy: decidedBy.map((rule) => ({
        rule,
        summary: (book && entryAt(book, rule)?.summary) ?? '',
        isCited: cited.includes(rule),
      })),
    })),
  };
};

const lineAt = ({ workspace, files }: DeskState, { path, from }: FilePlace): string => {
  const file = files.get(path);
  const page: Page | undefined = workspace.pages.get(path) ?? (file && pageOf(path, file.text));
  if (page === undefined) return '';
  const { start, end } = lineRange(page, from.line);
  return page.text.slice(start, end).trim();
};
