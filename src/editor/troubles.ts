/** What is wrong with a page: what does not parse or makes no sense, and what its rulings come to, as far as that is known. */
import { eachOnce, errorsIn, warningsIn } from '../harness/compile/file-problems.js';
import { isWarning } from '../harness/warning.js';
import type { Examined, Verdict, VerdictKind } from '../harness/verdict.js';
import type { Problem } from '../language/document.js';
import type { ProblemCode } from '../language/problem.js';
import { importsOf, judgedIn, lineOnPage } from './judging.js';
import { lineRange, type Page, lineColumnAt, type Range, rangeOf } from './page.js';
import { type HeldPart, type PageView, pageView, wholePage } from './view.js';
import type { Workspace } from './workspace.js';

export type Severity = 'error' | 'warning' | 'information';

/** Something to be told at a place of a page. */
export interface Trouble {
  readonly range: Range;
  readonly severity: Severity;
  /** What kind of problem it is, or the verdict. */
  readonly code: ProblemCode | VerdictKind | 'remark';
  readonly message: string;
  /** What was probably meant, or might be done. */
  readonly help?: string;
  /** What may stand in its place. */
  readonly meant?: string;
  /** The rulebook under which the ruling comes to that. */
  readonly rulebook?: string;
  /** Where the first of two things with one name stands. */
  readonly first?: Range;
  /** Nothing needs it: it may be shown faded. */
  readonly idle?: true;
}

/** Everything to be told of a page, in the order of its text. Nothing is played for it. */
export const troubles = (workspace: Workspace, path: string): readonly Trouble[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  const view = pageView(workspace, page);
  const found = [...problemsOn(workspace, view).map((one) => troubleOf(page, one))];
  const imports = importsOf(workspace, view);
  for (const held of view.rulings)
    for (const { judgement, one } of judgedIn(workspace, view, held, imports))
      if (judgement !== undefined)
        found.push(
          ...verdictTroubles(page, held, judgement.verdict, one.ruling.rulebooks.length > 1),
        );
  return found.sort((one, other) => one.range.start - other.range.start);
};

/** What is wrong with a page without playing it, at the addresses of its parts: the same as of the file as a whole. */
export const problemsOn = (workspace: Workspace, view: PageView): readonly Problem[] => {
  const whole = wholePage(view, workspace);
  const held = view.rulings.flatMap(({ cases }) => cases);
  return eachOnce([
    ...errorsIn(whole),
    ...warningsIn(whole, held),
    ...held.flatMap(({ one }) => one.problems),
  ]);
};

const nowhere: Range = { start: 0, end: 0 };

const troubleOf = (page: Page, problem: Problem): Trouble => {
  const { code, at, message, help, meant, first } = problem;
  const before = first && rangeOf(page, first);
  const said =
    before === undefined
      ? help
      : `the first is in line ${lineColumnAt(page, before.start).line + 1}`;
  return {
    range: rangeOf(page, at) ?? nowhere,
    severity: isWarning(problem) ? 'warning' : 'error',
    code,
    message,
    ...(said === undefined ? {} : { help: said }),
    ...(meant === undefined ? {} : { meant }),
    ...(before === undefined ? {} : { first: before }),
    ...(code.startsWith('unused-') ? { idle: true } : {}),
  };
};

// ---------------------------------------------------------------- verdicts

const verdictTroubles = (
  page: Page,
  held: HeldPart,
  verdict: Verdict,
  isOneOfSeveral: boolean,
): readonly Trouble[] => {
  const under = isOneOfSeveral ? { rulebook: verdict.rulebook } : {};
  const at = (line: number): Range => lineTextAt(page, lineOnPage(page, held, line));
  const lines = verdict.expectations.flatMap((one): readonly Trouble[] => {
    const told = toldOf(one);
    return told === undefined ? [] : [{ range: at(one.line), ...told, ...under }];
  });
  const isTold = lines.some(({ code }) => code === verdict.verdict);
  if (verdict.verdict === 'pass' || verdict.verdict === 'invalid' || isTold) return lines;
  return [
    ...lines,
    {
      range: at(verdict.at),
      severity: verdict.verdict === 'unsupported' ? 'warning' : 'error',
      code: verdict.verdict,
      message: verdict.message,
      ...helpWith(verdict),
      ...under,
    },
  ];
};

const helpWith = ({ decision }: Verdict): Pick<Trouble, 'help'> => {
  if (decision === undefined) return {};
  const options = decision.options.map(({ text }) => text).join(', ');
  return { help: `options: ${options}; for example: ${decision.paste}` };
};

const toldOf = ({
  verdict,
  text,
  found,
  idle = [],
  remark,
}: Examined): Pick<Trouble, 'severity' | 'code' | 'message'> | undefined => {
  if (verdict === 'fail')
    return { severity: 'error', code: 'fail', message: `expected: ${text}; but ${found}` };
  if (verdict === 'miscited') {
    const rules = idle.map(({ rule }) => rule).join(', ');
    const message = `it holds, but not by ${rules}: without it the same comes about`;
    return { severity: 'error', code: 'miscited', message };
  }
  return remark === undefined
    ? undefined
    : { severity: 'information', code: 'remark', message: remark };
};

/** The words on a line, without what stands in front of them. */
const lineTextAt = (page: Page, line: number | undefined): Range => {
  if (line === undefined) return nowhere;
  const { start, end } = lineRange(page, line);
  const text = page.text.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: start + text.trimEnd().length,
  };
};
