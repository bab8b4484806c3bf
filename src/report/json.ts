/** `--reporter json`: the format is a contract, see docs/cli.md. New fields go behind the old ones. */
import type { Examined, Verdict } from '../harness/verdict.js';
import { jsonText } from './printable.js';
import { countsOf, rounded, type RunReport } from './report.js';

/** The report as the text of one JSON object. */
export const jsonReport = (report: RunReport): string =>
  jsonText({
    schema: 'hantei-report/1',
    rulings: report.files.flatMap(({ verdicts }) => verdicts.map(rulingOf)),
    summary: {
      ...countsOf(report.files),
      milliseconds: rounded(report.milliseconds),
      stopped: report.stopped,
      stale: report.stale?.length ?? 0,
    },
    stale: report.stale ?? [],
  });

const rulingOf = (one: Verdict): object => ({
  file: one.file,
  line: one.line,
  name: one.name,
  rulebook: one.rulebook,
  verdict: one.verdict,
  message: one.message,
  expectations: one.expectations.map(expectationOf),
  fired: one.fired.map(({ rule, times }) => ({ rule, times })),
  milliseconds: rounded(one.milliseconds),
  at: one.at,
  rules: one.rules,
  problems: one.problems,
  decision: one.decision ?? null,
  board: one.verdict === 'pass' ? null : (one.board ?? null),
  bug: one.bug,
});

const expectationOf = (one: Examined): object => ({
  line: one.line,
  text: one.text,
  verdict: one.verdict,
  cited: one.cited,
  decidedBy: one.decidedBy,
  found: one.found,
});
