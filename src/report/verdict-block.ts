/** A ruling that does not pass, whole: what was expected and found, where, on which board, and by which rules. */
import { isWarning } from '../harness/warning.js';
import type { Explanation } from '../evidence/obstacle.js';
import type { Examined, OpenDecision, Verdict } from '../harness/verdict.js';
import { boardLines } from './board.js';
import { blank, columns, line, paragraph, piece, render, type Line, type Style } from './lines.js';
import { distinct, problemBody } from './problems.js';
import type { FileReport, FindRule } from './report.js';
import { excerpt, underlineLine } from './source.js';
import { whyNotLines } from './why.js';

/** Problems of one ruling that are shown in full. */
const mostProblems = 10;
/** Options of a decision that are shown. */
const mostOptions = 30;

/** What stands before the name, and how it is painted. */
export const styleOf = ({ verdict }: Verdict): Style => {
  switch (verdict) {
    case 'pass':
      return 'good';
    case 'fail':
    case 'invalid':
    case 'refused':
      return 'bad';
    case 'miscited':
    case 'undecided':
    case 'unsupported':
      return 'warn';
  }
};

/** The block of a ruling that is not `pass`. */
export const blockLines = (
  { text, explanations = [] }: FileReport,
  verdict: Verdict,
  findRule: FindRule,
  hasEditions: boolean,
): Line[] => [
  line(
    0,
    piece(verdict.verdict.toUpperCase(), styleOf(verdict)),
    '  ',
    piece(`${verdict.file}:${verdict.line}`, 'strong'),
    '  ',
    verdict.name,
  ),
  ...(verdict.rulebook === '' ? [] : [line(2, piece(verdict.rulebook, 'quiet'))]),
  ...whatIsWrong(text, verdict, whyNot(explanations, verdict)),
  ...(verdict.decision === undefined ? [] : decisionLines(verdict.decision)),
  ...(verdict.board === undefined ? [] : [blank, line(2, piece('board', 'quiet'))]),
  ...(verdict.board === undefined ? [] : boardLines(verdict.board, 4)),
  ...ruleLines(verdict, findRule),
  blank,
  line(2, piece('again: ', 'quiet'), rerun(verdict, hasEditions)),
  ...(verdict.verdict === 'miscited'
    ? [line(2, piece('more:  ', 'quiet'), `npx hantei explain ${placeOf(verdict)}`)]
    : []),
];

/** The block as plain text, for formats that are no terminal. */
export const blockText = (file: FileReport, verdict: Verdict, findRule: FindRule): string =>
  render(blockLines(file, verdict, findRule, true), { width: 100, color: false });

/** Lines that tell why a line of the ruling came out otherwise. */
type WhyNot = (line: number) => Line[];

const whyNot =
  (explanations: readonly Explanation[], { line: ruling, rulebook }: Verdict): WhyNot =>
  (at) =>
    explanations
      .filter((one) => one.line === at && one.ruling === ruling && one.rulebook === rulebook)
      .flatMap((one) => whyNotLines(4, one));

const whatIsWrong = (text: string, verdict: Verdict, why: WhyNot): Line[] => {
  const problems = distinct(verdict.problems.filter((one) => !isWarning(one)));
  if (problems.length > 0) return problemsOf(text, problems, verdict.file);
  const wrong = verdict.expectations.filter(
    (one) => one.verdict === 'fail' || one.verdict === 'miscited',
  );
  const isWrong = verdict.verdict === 'fail' || verdict.verdict === 'miscited';
  const isSaidBelow = isWrong && wrong.some(({ line: at }) => at === verdict.at);
  return [
    ...(isSaidBelow ? [] : [blank]),
    ...(isSaidBelow ? [] : paragraph(2, verdict.message, styleOf(verdict))),
    ...(isSaidBelow ? [] : [...sourceLines(text, verdict), ...why(verdict.at)]),
    ...wrong.flatMap((one) => [blank, ...expectationLines(text, one), ...why(one.line)]),
    ...(verdict.bug ? bugLines : []),
  ];
};

const sourceLines = (text: string, verdict: Verdict): Line[] =>
  verdict.at === 0 ? [] : excerpt(text, underlineLine(text, verdict.at), styleOf(verdict));

const bugLines: readonly Line[] = [
  blank,
  line(
    2,
    piece('This is a bug in Hantei, not in the ruling. Please report it, with the ruling.', 'warn'),
  ),
];

const problemsOf = (text: string, problems: ReturnType<typeof distinct>, file: string): Line[] => [
  ...problems
    .slice(0, mostProblems)
    .flatMap((problem) => [
      blank,
      line(2, piece(problem.code, 'bad')),
      ...problemBody(text, problem),
    ]),
  ...(problems.length > mostProblems
    ? [
        blank,
        line(2, `and ${problems.length - mostProblems} more: npx hantei check ${quoted(file)}`),
      ]
    : []),
];

const expectationLines = (text: string, one: Examined): Line[] => {
  const style = one.verdict === 'fail' ? 'bad' : 'warn';
  const idle = one.cited.filter((rule) => !one.decidedBy.includes(rule));
  const rows = [
    [piece('expected', 'quiet'), piece(one.text)],
    ...(one.found === '' ? [] : [[piece('found', 'quiet'), piece(one.found, style)]]),
    ...(idle.length > 0 && one.verdict === 'miscited'
      ? [[piece('no part in it', 'quiet'), piece(idle.join(', '), style)]]
      : []),
    ...(one.decidedBy.length === 0
      ? []
      : [[piece('decided by', 'quiet'), piece(one.decidedBy.join(', '))]]),
  ];
  return [...excerpt(text, underlineLine(text, one.line), style), ...columns(4, rows)];
};

const decisionLines = ({ by, kind, options, paste }: OpenDecision): Line[] => [
  blank,
  line(2, piece(`${by} has to decide`, 'strong'), ` (${kind}). Legal options:`),
  ...columns(
    4,
    options
      .slice(0, mostOptions)
      .map((option) => [piece(option.text), piece(option.rules.join(', '), 'rule')]),
  ),
  ...(options.length > mostOptions ? [line(4, `and ${options.length - mostOptions} more`)] : []),
  ...(paste === ''
    ? []
    : [line(2, piece('add to the ruling, for example:', 'quiet')), line(4, paste)]),
];

/** The rules that the ruling cites where it went wrong, and those that the message names. */
const ruleLines = (verdict: Verdict, findRule: FindRule): Line[] => {
  const cited = verdict.expectations
    .filter((one) => one.verdict !== 'pass')
    .flatMap((one) => one.cited);
  const numbers = [...new Set([...verdict.rules, ...cited])];
  if (numbers.length === 0) return [];
  return [
    blank,
    line(2, piece('rules', 'quiet')),
    ...columns(
      4,
      numbers.map((number) => {
        const entry = findRule(verdict.rulebook, number);
        const summary = entry?.summary ?? `not in ${verdict.rulebook}`;
        return [piece(number, 'rule'), piece(summary, entry === undefined ? 'bad' : 'plain')];
      }),
    ),
  ];
};

/** The command that runs only this ruling; what belongs to no rulebook is about the whole file. */
const rerun = ({ file, line: at, rulebook }: Verdict, hasEditions: boolean): string => {
  if (rulebook === '') return `npx hantei run ${quoted(file)}`;
  return `npx hantei run ${placeOf({ file, line: at })}${hasEditions ? ` --rulebook ${rulebook}` : ''}`;
};

const placeOf = ({ file, line: at }: Pick<Verdict, 'file' | 'line'>): string =>
  quoted(`${file}:${at}`);

const quoted = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
