/** `--reporter json`: the format is a contract, see docs/cli.md. New fields go behind the old ones. */
import type { Examined, Verdict } from '../harness/verdict.js';
import { jsonPieces } from './pieces.js';
import { rounded, type RunReport, type RunSummary, type RunWriting, written } from './report.js';

/** The report as the text of one JSON object. */
export const jsonReport = (report: RunReport): string => written(jsonWriting(), report);

/** The same, written while the run goes on. */
export const jsonWriting = (): RunWriting => {
  const { item, end } = jsonPieces('hantei-report/1', 'rulings');
  return {
    file: ({ verdicts }) => verdicts.map((one) => item(rulingOf(one))).join(''),
    end: (summary) => [end(closingOf(summary))],
  };
};

/** What stands behind the rulings. */
const closingOf = ({ counts, milliseconds, stopped, stale }: RunSummary): object => ({
  summary: {
    ...counts,
    milliseconds: rounded(milliseconds),
    stopped,
    stale: stale.length,
  },
  stale,
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
  ...(one.remark === undefined ? {} : { remark: one.remark }),
  ...(one.needed === undefined ? {} : { needed: one.needed }),
  ...(one.idle === undefined ? {} : { idle: one.idle }),
});
