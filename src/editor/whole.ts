/** All the files that belong to a workspace, open or not, as far as somebody has to look into them. */
import type { SourceFile } from '../harness/suite.js';
import type { Span } from '../language/document.js';
import {
  type LineAndColumn,
  lineColumnAt,
  type Page,
  pageOf,
  type Range,
  rangeOf,
} from './page.js';
import { partAt } from './parts.js';
import type { Workspace } from './workspace.js';

/** A stretch of a file. */
export interface FilePlace {
  readonly path: string;
  readonly range: Range;
  readonly from: LineAndColumn;
  readonly to: LineAndColumn;
}

const pages = new WeakMap<SourceFile, Page>();

/** A file that is not open, as a page; the same as long as the file is. */
const closedPage = (file: SourceFile): Page => {
  let page = pages.get(file);
  if (page === undefined) pages.set(file, (page = pageOf(file.path, file.text)));
  return page;
};

/** Every page in whose text something stands: the others need not be read. */
export const pagesWith = (workspace: Workspace, text: string): readonly Page[] => {
  const open = [...workspace.pages.values()];
  const paths = new Set(open.map(({ path }) => path));
  const closed = [...(workspace.tools.files?.() ?? [])].filter(
    (file) => !paths.has(file.path) && file.text.includes(text),
  );
  return [...open.filter((page) => page.text.includes(text)), ...closed.map(closedPage)];
};

export const placeOn = (page: Page, range: Range): FilePlace => ({
  path: page.path,
  range,
  from: lineColumnAt(page, range.start),
  to: lineColumnAt(page, range.end),
});

/** Where something stands that was read on a page, or in a file that it imports. */
export const placeOfSpan = (page: Page, path: string, at: Span): FilePlace | undefined => {
  if (partAt(at.start) === 0)
    return {
      path,
      range: { start: at.start, end: at.end },
      from: { line: at.line - 1, column: at.column - 1 },
      to: { line: at.endLine - 1, column: at.endColumn - 1 },
    };
  const range = rangeOf(page, at);
  return range && placeOn(page, range);
};
