/**
 * The report for people: a line for each file as it is done, then every ruling that does not pass, and last, where
 * the eye is, what it all came to.
 */
import { type Verdict, verdictKinds } from '../harness/verdict.js';
import {
  blank,
  columns,
  line,
  piece,
  render,
  type Line,
  type Piece,
  type Rendering,
} from './lines.js';
import {
  type FileReport,
  type FindRule,
  type RunReport,
  type RunSummary,
  type StaleRuling,
  summaryOf,
  type RunWriting,
} from './report.js';
import { blockLines, styleOf } from './verdict-block.js';

export interface PrettyOptions {
  /** Lists the rulings that pass, too. */
  readonly verbose: boolean;
  /** Lists the rules that fired in each ruling. */
  readonly trace: boolean;
  readonly findRule: FindRule;
}

/** The progress line of a file, with its rulings where they are asked for. */
export const fileLines = (file: FileReport, options: PrettyOptions): Line[] => {
  const bad = file.verdicts.filter(({ verdict }) => verdict !== 'pass').length;
  const total = file.verdicts.length;
  if (total === 0) return [];
  const said =
    bad === 0
      ? piece(rulings(total), 'quiet')
      : piece(`${bad} of ${rulings(total)} not passed`, 'bad');
  return [
    line(0, piece(bad === 0 ? '✓' : '✗', bad === 0 ? 'good' : 'bad'), ' ', file.path, '  ', said),
    ...file.verdicts.flatMap((verdict) => [
      ...(options.verbose || options.trace ? [oneLine(verdict)] : []),
      ...(options.trace ? firedLines(verdict, options.findRule) : []),
      ...remarkLines(file.path, verdict),
    ]),
  ];
};

const oneLine = (verdict: Verdict): Line =>
  line(
    2,
    piece(verdict.verdict, styleOf(verdict)),
    piece(`  ${verdict.line}  `, 'quiet'),
    verdict.name,
    piece(`  ${verdict.rulebook}`, 'quiet'),
  );

/** Expectations that pass, and prove less than they seem to. */
const remarkLines = (path: string, { expectations }: Verdict): Line[] =>
  expectations.flatMap(({ line: at, text, remark }) =>
    remark === undefined
      ? []
      : [
          line(2, piece('note', 'warn'), '  ', piece(`${path}:${at}`, 'strong'), '  ', text),
          line(4, remark),
        ],
  );

/** The rules that took part, in order of first firing. */
const firedLines = (verdict: Verdict, findRule: FindRule): Line[] =>
  verdict.fired.length === 0
    ? [line(4, piece('no rule took part', 'quiet'))]
    : columns(
        4,
        verdict.fired.map(({ rule, times }) => [
          piece(rule, 'rule'),
          piece(times === 1 ? '' : `×${times}`, 'quiet'),
          piece(findRule(verdict.rulebook, rule)?.summary ?? ''),
        ]),
      );

/** Everything after the last file: the rulings that do not pass, and the summary. */
export const endLines = (report: RunReport, options: PrettyOptions): Line[] => [
  ...report.files.flatMap((file) => badLines(file, options)),
  ...closingLines(summaryOf(report)),
];

/** The same, written while the run goes on: files at once, and what is wrong with their rulings behind the last. */
export const prettyWriting = (options: PrettyOptions, rendering: Rendering): RunWriting => {
  const bad: string[] = [];
  return {
    file: (file) => {
      bad.push(render(badLines(file, options), rendering));
      return render(fileLines(file, options), rendering);
    },
    *end(summary) {
      yield* bad;
      yield render(closingLines(summary), rendering);
    },
  };
};

/** The rulings of a file that do not pass. */
const badLines = (file: FileReport, options: PrettyOptions): Line[] => {
  const editions = manyEditions(file);
  return file.verdicts
    .filter(({ verdict }) => verdict !== 'pass')
    .flatMap((verdict) => [
      blank,
      ...blockLines(file, verdict, options.findRule, editions.has(verdict.line)),
    ]);
};

const closingLines = (summary: RunSummary): Line[] => [
  ...staleLines(summary.stale),
  blank,
  ...summaryLines(summary),
];

/** Rulings to look at again, though they still play as they say. */
const staleLines = (stale: readonly StaleRuling[]): Line[] =>
  stale.flatMap(({ file, at, name, message }) => [
    blank,
    line(0, piece('STALE', 'warn'), '  ', piece(`${file}:${at}`, 'strong'), '  ', name),
    line(2, message),
  ]);

/** The lines of the rulings that are held against several rulebooks. */
const manyEditions = ({ verdicts }: FileReport): ReadonlySet<number> => {
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const one of verdicts) (seen.has(one.line) ? twice : seen).add(one.line);
  return twice;
};

/** `24 rulings: 20 pass, 4 fail  (0.31 s)` */
export const summaryLines = ({
  counts,
  bugs,
  kept,
  milliseconds,
  stopped,
  stale,
}: RunSummary): Line[] => {
  const kinds = verdictKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => piece(`${counts[kind]} ${kind}`, kind === 'pass' ? 'good' : 'bad'));
  const known = kept === 0 ? '' : `, ${kept} kept`;
  return [
    line(
      0,
      piece(rulings(counts.total), 'strong'),
      ...(kinds.length === 0 ? [] : [': ', ...separated(kinds)]),
      piece(`  (${durationText(milliseconds)}${known})`, 'quiet'),
    ),
    ...(stopped
      ? [
          line(
            0,
            piece('stopped at the first ruling that did not pass; the rest was not run', 'warn'),
          ),
        ]
      : []),
    ...staleSummary(stale),
    ...(bugs > 0
      ? [line(0, piece(`${bugs} of these ran into a bug in Hantei itself`, 'warn'))]
      : []),
  ];
};

const staleSummary = ({ length }: readonly StaleRuling[]): Line[] =>
  length === 0
    ? []
    : [
        line(
          0,
          piece(
            `${rulings(length)} ${length === 1 ? 'is' : 'are'} stale: written against another official text`,
            'warn',
          ),
        ),
      ];

const separated = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((one, at) => (at === 0 ? [one] : [piece(', '), one]));

const rulings = (count: number): string => (count === 1 ? '1 ruling' : `${count} rulings`);

/** `12 ms`, `1.3 s`, `2 min 5 s` */
export const durationText = (milliseconds: number): string => {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};
