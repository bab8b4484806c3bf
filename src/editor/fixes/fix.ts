/** What quick fixes are made of. */
import { expectationsOf } from '../../harness/expected.js';
import type { Case } from '../../harness/suite.js';
import type { Examined } from '../../harness/verdict.js';
import { importsOf, type JudgedRuling, judgedIn, lineOnPage } from '../judging.js';
import { lineRange, pageLine, type Page, type Range, type TextEdit } from '../page.js';
import type { Expectation } from '../../language/document.js';
import type { HeldPart, PageView } from '../view.js';
import type { Workspace } from '../workspace.js';

/** A change that mends something, or answers a question that is open. */
export interface Fix {
  readonly title: string;
  /** All meant for the text as it is, and none within another. */
  readonly edits: readonly TextEdit[];
  /** It is what was probably meant. */
  readonly isPreferred?: true;
}

/** A place on a page that fixes are asked for. */
export interface FixPlace {
  readonly workspace: Workspace;
  readonly page: Page;
  readonly view: PageView;
  readonly range: Range;
}

/** A ruling that has been judged, and where its parts stand. */
export interface KnownRuling extends JudgedRuling {
  readonly held: HeldPart;
  readonly one: Case;
}

/** The rulings that a stretch of the page touches and of which it is known what they come to. */
export const judgedAt = ({ workspace, page, view, range }: FixPlace): readonly KnownRuling[] => {
  const first = page.parts.findIndex((_, at) => (page.starts[at + 1] ?? Infinity) > range.start);
  const touched = new Set(
    page.parts.filter((_, at) => at >= first && (page.starts[at] ?? 0) <= range.end),
  );
  const imports = importsOf(workspace, view);
  return view.rulings
    .filter(({ part }) => touched.has(part))
    .flatMap((held) =>
      judgedIn(workspace, view, held, imports)
        .filter(({ judgement }) => judgement !== undefined)
        .map((judged) => ({ ...judged, held })),
    );
};

/** An expectation on a line of the page. */
export interface ExaminedLine {
  readonly known: KnownRuling;
  readonly examined: Examined;
  /** The same as it was read. */
  readonly expectation: Expectation;
  /** The text of the line, without its end. */
  readonly line: Range;
}

/** The expectations on the lines that a stretch touches. */
export const examinedAt = (place: FixPlace): readonly ExaminedLine[] =>
  judgedAt(place).flatMap((known) =>
    (known.judgement?.verdict.expectations ?? []).flatMap((examined): readonly ExaminedLine[] => {
      const at = lineOnPage(place.page, known.held, examined.line);
      if (at === undefined) return [];
      const line = lineRange(place.page, at);
      const isTouched = line.start <= place.range.end && place.range.start <= line.end;
      const expectation = expectationsOf(known.one.ruling, known.one.rulebook).find(
        (own) => pageLine(place.page, own.at.line) === at,
      );
      return isTouched && expectation ? [{ known, examined, expectation, line }] : [];
    }),
  );
