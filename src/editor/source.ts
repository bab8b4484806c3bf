/** What is written in a page, or in a file that it imports. */
import type { CardDeclaration, Span } from '../language/document.js';
import type { Page } from './page.js';
import { partAt, withinPart } from './parts.js';
import type { PageView } from './view.js';
import { readIn, type Workspace } from './workspace.js';

/** What is written at a place of the page, or of another file. */
export const sourceOf = (
  workspace: Workspace,
  { page }: PageView,
  { start, end }: Span,
  path: string = page.path,
): string => {
  const own = page.parts.find(({ id }) => id === partAt(start));
  if (own !== undefined) return own.text.slice(withinPart(start), withinPart(end));
  // Imported files have no parts, and addresses of their own.
  return importedText(workspace, page, path)?.slice(start, end) ?? '';
};

/** The text of a file that the page imports, or that one of those does. */
const importedText = (workspace: Workspace, page: Page, path: string): string | undefined => {
  const open = workspace.pages.get(path);
  if (open !== undefined) return open.text;
  const found = page.parts
    .flatMap(({ parsed }) => parsed.value.imports)
    .map(({ text }) => readIn(workspace)(page.path, text))
    .find((one) => 'text' in one && one.path === path);
  return found !== undefined && 'text' in found ? found.text : undefined;
};

/** What stands on a card below its characteristics, a line each. */
export const linesOnCard = (
  workspace: Workspace,
  view: PageView,
  card: CardDeclaration,
  path: string,
): readonly string[] => {
  const [first] = [...card.abilities, ...card.faces];
  if (first === undefined) return [];
  const { end } = card.at;
  return sourceOf(workspace, view, { ...first.at, end }, path)
    .split(/[\r\n]+/u)
    .map((line) => line.trim())
    .filter(Boolean);
};
