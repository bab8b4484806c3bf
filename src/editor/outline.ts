/** What a page is made of, and what of it can be folded. */
import type { Document, Span } from '../language/document.js';
import { type Range, rangeOf } from './page.js';
import type { Workspace } from './workspace.js';

export interface OutlineItem {
  readonly name: string;
  readonly kind: 'import' | 'card' | 'board' | 'ruling' | 'part';
  readonly detail: string;
  readonly range: Range;
  /** Its name. */
  readonly selection: Range;
  readonly parts: readonly OutlineItem[];
}

type Found = Omit<OutlineItem, 'range' | 'selection' | 'parts'> & {
  readonly at: Span;
  readonly nameAt: Span;
  readonly parts: readonly Found[];
};

/** The declarations of a page in the order of its text, rulings with their parts. */
export const outlineOf = (workspace: Workspace, path: string): readonly OutlineItem[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  const placed = ({ at, nameAt, parts, ...rest }: Found): readonly OutlineItem[] => {
    const range = rangeOf(page, at);
    const name = rangeOf(page, nameAt);
    if (range === undefined || name === undefined) return [];
    // Of what has no name the place of the name is nowhere.
    const isWithin = name.start >= range.start && name.end <= range.end && name.end > name.start;
    const selection = isWithin ? name : { start: range.start, end: range.start };
    return [{ ...rest, range, selection, parts: parts.flatMap(placed) }];
  };
  return page.parts
    .flatMap(({ parsed }) => foundIn(parsed.value))
    .flatMap(placed)
    .sort((one, other) => one.range.start - other.range.start);
};

const foundIn = ({ imports, cards, boards, rulings }: Document): readonly Found[] => [
  ...imports.map(({ text, at }) => item('import', text, '', at, at)),
  ...cards.map(({ name, traits, at }) =>
    item('card', name.text, traits.map(({ words }) => words.text).join(', '), at, name.at),
  ),
  ...boards.map(({ name, at }) => item('board', name.text, '', at, name.at)),
  ...rulings.map(({ name, rulebooks, blocks, at }) => ({
    ...item('ruling', name.text, rulebooks.map(({ text }) => text).join(', '), at, name.at),
    parts: blocks.map((block) =>
      item('part', block.kind, '', block.at, { ...block.at, end: block.at.start }),
    ),
  })),
];

const item = (
  kind: OutlineItem['kind'],
  name: string,
  detail: string,
  at: Span,
  nameAt: Span,
): Found => ({ kind, name, detail, at, nameAt, parts: [] });

/** A stretch of several lines that can be folded into its first. */
export interface Fold {
  readonly range: Range;
  readonly is: 'text' | 'remarks' | 'imports';
}

export const foldsIn = (workspace: Workspace, path: string): readonly Fold[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  const all = outlineOf(workspace, path);
  const imports = all.filter(({ kind }) => kind === 'import');
  const folds = all
    .flatMap((one) => [one, ...one.parts])
    .map(({ range }): Fold => ({ range, is: 'text' }));
  const [first, last] = [imports[0]?.range, imports.at(-1)?.range];
  if (first && last) folds.push({ range: { start: first.start, end: last.end }, is: 'imports' });
  for (const { index, 0: remark } of page.text.matchAll(
    /(?:^[^\S\r\n]*#[^\r\n]*(?:\r?\n|$)){2,}/gmu,
  ))
    folds.push({ range: { start: index, end: index + remark.trimEnd().length }, is: 'remarks' });
  return folds.filter(({ range: { start, end } }) => /[\r\n]/u.test(page.text.slice(start, end)));
};
