/** A page in its one layout. What has a mistake in it is left as it is. */
import { type Page, type Range, rangeOf, type TextEdit } from './page.js';
import type { Workspace } from './workspace.js';

/**
 * The edits that lay a page out, or the declarations that a stretch of it touches. Prettier is loaded when this is first
 * called.
 */
export const formatting = async (
  workspace: Workspace,
  path: string,
  within?: Range,
): Promise<readonly TextEdit[]> => {
  const page = workspace.pages.get(path);
  return page === undefined ? [] : formattingOf(page, within);
};

/** The same of a page that need not be open. */
export const formattingOf = async (page: Page, within?: Range): Promise<readonly TextEdit[]> => {
  const { formatText } = await import('../language/format/format.js');
  const isRight = page.parts.every(({ parsed }) => parsed.problems.length === 0);
  if (within === undefined && isRight) {
    const found = await formatText(page.text);
    return 'formatted' in found ? lessened(page.text, 0, found.formatted) : [];
  }
  const edits: TextEdit[] = [];
  for (const { start, end } of declarationsIn(page, within)) {
    const text = page.text.slice(start, end);
    const found = await formatText(text);
    if ('formatted' in found) edits.push(...lessened(text, start, found.formatted.trimEnd()));
  }
  return edits;
};

/** The declarations without mistakes that a stretch touches. */
const declarationsIn = (page: Page, within: Range | undefined): readonly Range[] =>
  page.parts.flatMap(({ parsed: { value, problems } }) => {
    if (problems.length > 0) return [];
    return [...value.cards, ...value.boards, ...value.rulings].flatMap(({ at }) => {
      const range = rangeOf(page, at);
      const isTouched =
        range !== undefined &&
        (within === undefined || (range.start <= within.end && within.start <= range.end));
      return isTouched ? [range] : [];
    });
  });

/** The edit without what is the same at the beginning and at the end; none where all is. */
export const lessened = (text: string, from: number, formatted: string): readonly TextEdit[] => {
  if (text === formatted) return [];
  const most = Math.min(text.length, formatted.length);
  let begin = 0;
  while (begin < most && text[begin] === formatted[begin]) begin++;
  let end = 0;
  while (end < most - begin && text.at(-1 - end) === formatted.at(-1 - end)) end++;
  return [
    {
      start: from + begin,
      end: from + text.length - end,
      text: formatted.slice(begin, formatted.length - end),
    },
  ];
};
