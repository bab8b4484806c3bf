/**
 * A ruling that is written by playing. What is recorded is text and nothing else: each function here reads the ruling as
 * it stands on its page, and says which edits write what somebody did.
 */
import type { Edition } from '../../harness/compile/edition.js';
import type { Case } from '../../harness/suite.js';
import type { Problem, Ruling } from '../../language/document.js';
import { type Page, type Range, rangeOf, type TextEdit, withEdits } from '../page.js';
import { type HeldPart, type PageView, pageView } from '../view.js';
import type { Workspace } from '../workspace.js';

/** A ruling on a page, under one of its rulebooks. */
export interface Recorded {
  readonly workspace: Workspace;
  readonly page: Page;
  readonly view: PageView;
  readonly held: HeldPart;
  readonly ruling: Ruling;
  readonly one: Case;
  readonly edition: Edition;
  /** Where the ruling stands. */
  readonly range: Range;
}

/**
 * @param name     of the ruling
 * @param rulebook under which it is played; the first that it names, where none is said
 * @returns nothing where the page has no such ruling, or no game has the rulebook
 */
export const recordedOn = (
  workspace: Workspace,
  path: string,
  name: string,
  rulebook?: string,
): Recorded | undefined => {
  const page = workspace.pages.get(path);
  return page && recordedIn(workspace, page, name, rulebook);
};

const recordedIn = (
  workspace: Workspace,
  page: Page,
  name: string,
  rulebook: string | undefined,
): Recorded | undefined => {
  const view = pageView(workspace, page);
  for (const held of view.rulings)
    for (const { one, edition } of held.cases) {
      const range = rangeOf(page, one.ruling.at);
      const isMeant =
        one.ruling.name.text === name && (rulebook === undefined || one.rulebook === rulebook);
      if (isMeant && edition !== undefined && range !== undefined)
        return { workspace, page, view, held, ruling: one.ruling, one, edition, range };
    }
  return undefined;
};

/** The ruling as it would be with some edits; the workspace stays as it is. */
export const tried = (recorded: Recorded, edits: readonly TextEdit[]): Recorded | undefined => {
  const { workspace, ruling, one } = recorded;
  const page = withEdits(recorded.page, edits);
  const pages = new Map(workspace.pages).set(page.path, page);
  const aside: Workspace = { ...workspace, pages, judgements: new Map() };
  return recordedIn(aside, page, ruling.name.text, one.rulebook);
};

/** A claim that any game can make true: with it a ruling that expects nothing yet is looked at as a whole. */
const anyClaim = 'game goes on';

/**
 * What is wrong with the ruling as `check` says it, but for that nothing is expected yet: that is still to be recorded.
 */
export const problemsIn = (recorded: Recorded): readonly Problem[] => {
  const { problems } = recorded.one;
  const [first, another] = problems;
  if (first?.code !== 'missing-expectation' || another !== undefined) return problems;
  const { end } = recorded.range;
  const whole = tried(recorded, [{ start: end, end, text: `\n  expect\n    ${anyClaim}` }]);
  return whole?.one.problems ?? problems;
};
