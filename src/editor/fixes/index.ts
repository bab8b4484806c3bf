/** Quick fixes: what was probably meant, answers to an open decision, citations that decide, the outcome that was found. */
import { lineRange, lineColumnAt, type Page, type Range } from '../page.js';
import { troubles } from '../troubles.js';
import { pageView } from '../view.js';
import type { Workspace } from '../workspace.js';
import { decisionFixes } from './decisions.js';
import { citationFixes } from './citing.js';
import type { Fix, FixPlace } from './fix.js';
import { outcomeFixes } from './outcomes.js';

export type { Fix } from './fix.js';

/** What can be mended on the lines that a stretch of a page touches. */
export const fixesAt = (workspace: Workspace, path: string, within: Range): readonly Fix[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  const range = wholeLines(page, within);
  const place: FixPlace = { workspace, page, view: pageView(workspace, page), range };
  return [
    ...meantFixes(place),
    ...decisionFixes(place),
    ...citationFixes(place),
    ...outcomeFixes(place),
  ];
};

const wholeLines = (page: Page, { start, end }: Range): Range => ({
  start: lineRange(page, lineColumnAt(page, start).line).start,
  end: lineRange(page, lineColumnAt(page, end).line).end,
});

/** “Did you mean …?”: then that. */
const meantFixes = ({ workspace, page, range }: FixPlace): readonly Fix[] =>
  troubles(workspace, page.path).flatMap((trouble): readonly Fix[] => {
    const { meant, range: at } = trouble;
    if (meant === undefined || at.start > range.end || at.end < range.start) return [];
    const edits = [{ ...withoutQuotes(page, at), text: meant }];
    return [{ title: `Change to ‘${meant}’`, edits, isPreferred: true }];
  });

const withoutQuotes = ({ text }: Page, { start, end }: Range): Range => {
  const isQuoted = /^["\u201c\u300c\u300e\u300a].*["\u201d\u300d\u300f\u300b]$/u.test(
    text.slice(start, end),
  );
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
};
