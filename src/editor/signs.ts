/** Signs beside rulings and behind lines: what they come to, and what decides it. */
import type { Verdict, VerdictKind } from '../harness/verdict.js';
import { type RulingTask, importsOf, judgedIn, lineOnPage } from './judging.js';
import { lineRange, type Page, type Range, rangeOf } from './page.js';
import { type HeldPart, pageView } from './view.js';
import type { Workspace } from './workspace.js';

/** What a ruling comes to under one rulebook. */
export interface RulingSign {
  readonly name: string;
  /** Where the name stands. */
  readonly range: Range;
  readonly rulebook: string;
  /** `open` where it has not been judged yet, `invalid` where it cannot be. */
  readonly verdict: VerdictKind | 'open';
  /** In a few words: `pass`, `fail: expected: …`. */
  readonly text: string;
  /** With which the ruling can be judged or told again; none where it makes no sense. */
  readonly task: RulingTask | undefined;
}

export const rulingSigns = (workspace: Workspace, path: string): readonly RulingSign[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  const view = pageView(workspace, page);
  const imports = importsOf(workspace, view);
  return view.rulings.flatMap((held) => {
    const judged = judgedIn(workspace, view, held, imports);
    return held.cases.flatMap(({ one }) => {
      const found = judged.find((other) => other.one === one);
      const range = rangeOf(page, one.ruling.name.at);
      if (range === undefined || range.end === range.start) return [];
      const verdict = found?.judgement?.verdict;
      const is = found === undefined ? 'invalid' : (verdict?.verdict ?? 'open');
      const { rulebook, ruling } = one;
      const text = textOf(is, verdict);
      return [{ name: ruling.name.text, range, rulebook, verdict: is, text, task: found?.task }];
    });
  });
};

const textOf = (is: RulingSign['verdict'], verdict: Verdict | undefined): string => {
  if (is === 'open') return 'not judged yet';
  if (is === 'invalid') return 'makes no sense yet';
  const message = verdict?.message ?? '';
  return message === '' ? is : `${is}: ${message}`;
};

/** What decides an expectation, behind its line. */
export interface LineHint {
  /** The end of the line. */
  readonly offset: number;
  readonly text: string;
  /** The rules, in the rulebook's order. */
  readonly rules: readonly string[];
  /** Those that the text names, the cited ones first, and how many more there are. */
  readonly named: readonly string[];
  readonly more: number;
  readonly rulebook: string;
}

/** Behind each expectation that holds: the rules that decide it, where it does not cite just these. */
export const lineHints = (
  workspace: Workspace,
  path: string,
  within?: Range,
): readonly LineHint[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  const view = pageView(workspace, page);
  const imports = importsOf(workspace, view);
  const hints = view.rulings.flatMap((held) =>
    judgedIn(workspace, view, held, imports).flatMap(({ judgement }) =>
      judgement === undefined ? [] : hintsIn(page, held, judgement.verdict),
    ),
  );
  return hints.filter(
    ({ offset }) => within === undefined || (within.start <= offset && offset <= within.end),
  );
};

const hintsIn = (
  page: Page,
  held: HeldPart,
  { expectations, rulebook }: Verdict,
): readonly LineHint[] =>
  expectations.flatMap(({ line, verdict, decidedBy, cited }): readonly LineHint[] => {
    const at = lineOnPage(page, held, line);
    const isSaid =
      decidedBy.length === cited.length && decidedBy.every((rule) => cited.includes(rule));
    if (at === undefined || isSaid || decidedBy.length === 0 || verdict === 'unreached') return [];
    const { end } = lineRange(page, at);
    const { named, more } = shortList(decidedBy, cited);
    const text = `decided by ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
    return [{ offset: end, text, rules: decidedBy, named, more, rulebook }];
  });

/** So many rules are named at the end of a line; who wants more looks at the line. */
const mostNamed = 5;

/** Those that are cited first, and how many more there are; where it were one more, that is named, too. */
const shortList = (
  rules: readonly string[],
  cited: readonly string[],
): Pick<LineHint, 'named' | 'more'> => {
  const sorted = [
    ...rules.filter((rule) => cited.includes(rule)),
    ...rules.filter((rule) => !cited.includes(rule)),
  ];
  const named = sorted.slice(0, sorted.length === mostNamed + 1 ? undefined : mostNamed);
  return { named, more: sorted.length - named.length };
};
