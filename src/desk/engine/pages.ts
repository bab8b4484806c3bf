/** Requests that keep the worker's texts as the page has them. */
import type { SourceFile } from '../../harness/suite.js';
import type { TextEdit } from '../../editor/page.js';
import { changePage, closePage, filesChanged, openPage } from '../../editor/workspace.js';
import type { DeskState } from './state.js';

export const pageRequests = {
  /** Takes a text in, or in the place of what was open under its path. */
  open: ({ workspace }: DeskState, { path, text }: SourceFile): void => {
    openPage(workspace, path, text);
  },
  /** Carries edits out, one after another. */
  change: (
    { workspace }: DeskState,
    { path, edits }: { readonly path: string; readonly edits: readonly TextEdit[] },
  ): void => {
    changePage(workspace, path, edits);
  },
  close: ({ workspace }: DeskState, { path }: { readonly path: string }): void =>
    closePage(workspace, path),
  /** Hands files in that may be imported, or looked through. */
  provide: (
    { workspace, files, wanted }: DeskState,
    { given }: { readonly given: readonly SourceFile[] },
  ): void => {
    for (const file of given) {
      wanted.delete(file.path);
      if (files.get(file.path)?.text !== file.text) files.set(file.path, file);
    }
    filesChanged(workspace);
  },
  /** Files that are no longer there. */
  forget: (
    { workspace, files }: DeskState,
    { paths }: { readonly paths: readonly string[] },
  ): void => {
    for (const path of paths) files.delete(path);
    filesChanged(workspace);
  },
  /** The imported files that somebody looked for and nobody has handed in, each told once. */
  wanted: ({ wanted }: DeskState, _: null): readonly string[] => {
    const paths = [...wanted];
    wanted.clear();
    return paths;
  },
};
