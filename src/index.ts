/**
 * Hantei as a library: texts in, verdicts out. Nothing here reads or writes a file or knows that it is a process; how
 * imported files are read is an argument of `load`.
 *
 * ```ts
 * import { games, judge, load } from 'hantei';
 *
 * const { cases, problems } = load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);
 * for (const one of cases) console.log(judge(one).verdict);
 * ```
 */

import type { Formatted } from './language/format/format.js';
import type { FindRule, RunReport } from './report/report.js';

/** The version of the package. */
export const version = '0.1.0';

// ---------------------------------------------------------------- texts

export { parse } from './language/parse.js';
export type * from './language/document.js';
export type { Formatted } from './language/format/format.js';

/** A text in its one layout, or the problems for which it has none. Loads Prettier when it is first wanted. */
export const format = async (text: string): Promise<Formatted> =>
  (await import('./language/format/format.js')).formatText(text);

// ---------------------------------------------------------------- rulings

export { games } from './harness/games.js';
export { isWarning, load, problemsOf } from './harness/suite.js';
export type {
  Case,
  GameEntry,
  Loaded,
  NotRead,
  ReadImport,
  Scenario,
  SourceFile,
} from './harness/suite.js';
export { judge, type JudgeOptions } from './harness/judge.js';
export { tell } from './harness/tell.js';
export { explain } from './evidence/why-not.js';
export type { Explanation, Obstacle } from './evidence/obstacle.js';
export { driftIn, type Drift, type Editions } from './evidence/drift.js';
export { verdictKinds } from './harness/verdict.js';
export type {
  CardPicture,
  Examined,
  OpenDecision,
  Picture,
  Told,
  Verdict,
  VerdictKind,
} from './harness/verdict.js';
export type { Limits } from './kernel/game.js';

// ---------------------------------------------------------------- proof

export { parseExemptions, type Exemptions } from './evidence/exemptions.js';
export { isComplete, type BookProof, type IdleCitation, type Proof } from './evidence/proof.js';
export { prove, type ProveOptions } from './evidence/prove.js';
export type { Fate, Testimony } from './evidence/testimony.js';
export type { CitedRule, HeardRuling } from './evidence/witness.js';
export { proofJson, proofLines, type ProofReport } from './report/proof.js';

// ---------------------------------------------------------------- rulebooks

export type { Book } from './kernel/book.js';
export type { NumberEntry } from './kernel/listing.js';
export { nearestNumbers, withNumber, withWords } from './report/find-rules.js';

// ---------------------------------------------------------------- official texts

export { compareTexts, type TextChange, type Stated } from './evidence/official/diff.js';
export { readDocument, type Reading } from './evidence/official/read.js';
export { fingerprint, stampProblems, type Stamping } from './evidence/official/stamp.js';
export {
  officialFinder,
  wordingOf,
  type FindOfficial,
  type OfficialRule,
  type OfficialText,
} from './evidence/official/text.js';

// ---------------------------------------------------------------- editors

export {
  closePage,
  changePage,
  filesChanged,
  newWorkspace,
  openPage,
  type Tools,
  type Workspace,
} from './editor/workspace.js';
export { lineColumnAt, offsetAt, type Page, type Range, type TextEdit } from './editor/page.js';
export { readingOf } from './editor/view.js';
export { troubles, type Trouble } from './editor/troubles.js';
export { hover, type Hover } from './editor/hover.js';
export { completions, type Completion } from './editor/completion/index.js';
export { declarationOf, usesAt, type UseOf } from './editor/uses.js';
export { renamedAt, renaming, type FileEdits, type RenameRefused } from './editor/rename.js';
export { foldsIn, outlineOf, type Fold, type OutlineItem } from './editor/outline.js';
export { colourKinds, coloursIn, type Coloured } from './editor/colours.js';
export { formatting } from './editor/formatting.js';
export { fixesAt, type Fix } from './editor/fixes/index.js';
export { lineHints, rulingSigns, type LineHint, type RulingSign } from './editor/signs.js';
export {
  judgeRuling,
  noteJudgement,
  tasksOn,
  type Judgement,
  type RulingTask,
} from './editor/judging.js';
export { tellRuling } from './editor/telling.js';

// ---------------------------------------------------------------- reports

export { checkJson, checkLines, type CheckedFile } from './report/check.js';
export { jsonReport } from './report/json.js';
export { render, type Line, type Rendering } from './report/lines.js';
export { driftJson, driftLines } from './report/drift.js';
export { endLines, fileLines, type PrettyOptions } from './report/pretty.js';
export { printable, printableLines } from './report/printable.js';
export { verdictCounts, type FileReport, type FindRule, type RunReport } from './report/report.js';
export { rulesJson } from './report/rules.js';
export { tellingJson, tellingLines, type Telling } from './report/telling.js';

/** The report as JUnit XML. What builds it is loaded when it is first wanted. */
export const junitReport = async (report: RunReport, findRule: FindRule): Promise<string> =>
  (await import('./report/junit.js')).junitReport(report, findRule);
