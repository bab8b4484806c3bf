/** `hantei drift`: rulings that come out otherwise under another edition, for people and for programs. */
import type { Drift, DriftKind, Editions, Side } from '../evidence/drift.js';
import type { Parting, PartingRule } from '../evidence/parting.js';
import { blank, columns, line, piece, type Line, type Piece, type Style } from './lines.js';
import { jsonText } from './printable.js';
import type { FindRule } from './report.js';

/** Stale citations that are listed one by one. */
const mostStale = 20;

/** Everything that drifts, and last what it all came to. */
export const driftLines = (
  editions: Editions,
  drifts: readonly Drift[],
  findRule: FindRule,
): Line[] => [
  ...of(drifts, 'changed').flatMap((one) => [...changedLines(one), blank]),
  ...of(drifts, 'unplayable').flatMap((one) => [...headLines(one, 'CANNOT BE PLAYED'), blank]),
  ...staleLines(drifts, findRule),
  ...summaryLines(editions, drifts),
];

const of = (drifts: readonly Drift[], kind: DriftKind): readonly Drift[] =>
  drifts.filter((one) => one.kind === kind);

const headLines = (one: Drift, title: string): Line[] => [
  line(0, piece(title, 'bad'), '  ', piece(`${one.file}:${one.line}`, 'strong'), '  ', one.name),
  ...columns(2, [sideRow(one.a), sideRow(one.b)]),
];

const sideRow = ({ rulebook, verdict, message, expectations }: Side): Piece[] => {
  const style: Style = verdict === 'pass' ? 'good' : 'bad';
  const wrong = expectations.find((one) => one.verdict === 'fail');
  const said =
    message || (wrong === undefined ? '' : `line ${wrong.line}: ${wrong.text}; but ${wrong.found}`);
  return [piece(rulebook, 'quiet'), piece(verdict, style), piece(said)];
};

const changedLines = (one: Drift): Line[] => [
  ...headLines(one, 'CHANGED'),
  ...(one.parting === undefined ? [] : partingLines(one, one.parting)),
];

/** The line of the ruling, what happens there under either edition, and by which rules. */
const partingLines = ({ a, b }: Drift, { line: at, a: here, b: there, rules }: Parting): Line[] => {
  const isSameStory = here === undefined && there === undefined;
  const where = at === 0 ? '' : ` at line ${at}`;
  return [
    line(
      2,
      piece(isSameStory ? 'the same happens under both' : `the games part${where}`, 'strong'),
    ),
    ...(isSameStory
      ? []
      : columns(4, [
          [piece(a.rulebook, 'quiet'), piece(here ?? 'nothing more happens')],
          [piece(b.rulebook, 'quiet'), piece(there ?? 'nothing more happens')],
        ])),
    ...(rules.length === 0 ? [] : [line(2, piece('by', 'quiet'))]),
    ...columns(4, rules.map(ruleRow)),
  ];
};

/** `509.5 → 510.1  what it says`; a dash where an edition lacks it. */
const ruleRow = ({ a, b, summary }: PartingRule): Piece[] => [
  piece(a === b ? (a ?? '') : `${a ?? '–'} → ${b ?? '–'}`, 'rule'),
  piece(summary),
];

const staleLines = (drifts: readonly Drift[], findRule: FindRule): Line[] => {
  const stale = drifts.flatMap((one) =>
    [one.a, one.b].flatMap((side, at) => {
      const other = at === 0 ? one.b : one.a;
      return side.stale.map((citation) => ({ one, ...citation, other }));
    }),
  );
  if (stale.length === 0) return [];
  return [
    line(0, piece('STALE CITATIONS', 'warn')),
    ...columns(
      2,
      stale.slice(0, mostStale).map(({ one, number, problem, other }) => {
        const summary = findRule(other.rulebook, number)?.summary;
        const meant = summary === undefined ? '' : ` (${other.rulebook}: ${summary})`;
        return [
          piece(`${one.file}:${problem.at.line}`, 'strong'),
          piece(`${problem.message}${meant}`),
        ];
      }),
    ),
    ...(stale.length > mostStale ? [line(2, `and ${stale.length - mostStale} more`)] : []),
    blank,
  ];
};

const words: Readonly<Record<DriftKind, string>> = {
  same: 'come out the same',
  changed: 'come out otherwise',
  unplayable: 'can be played under one edition only',
  stale: 'cite rules that are not in both',
  unknown: 'can be played under neither',
};

const summaryLines = ({ a, b }: Editions, drifts: readonly Drift[]): Line[] => {
  const counts = countsOf(drifts);
  return [
    line(
      0,
      piece(`${a.rulebook} → ${b.rulebook}`, 'strong'),
      `: ${drifts.length} ${drifts.length === 1 ? 'ruling' : 'rulings'}`,
    ),
    ...columns(
      2,
      kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => [
          piece(String(counts[kind]), kind === 'same' ? 'good' : 'warn'),
          piece(words[kind]),
        ]),
    ),
  ];
};

const kinds: readonly DriftKind[] = ['same', 'changed', 'unplayable', 'stale', 'unknown'];

const countsOf = (drifts: readonly Drift[]): Readonly<Record<DriftKind, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind, of(drifts, kind).length])) as Record<
    DriftKind,
    number
  >;

/** The same as the text of one JSON object, with the rulings that come out the same left out. */
export const driftJson = ({ a, b }: Editions, drifts: readonly Drift[]): string =>
  jsonText({
    schema: 'hantei-drift/1',
    a: a.rulebook,
    b: b.rulebook,
    rulings: drifts.filter(({ kind }) => kind !== 'same').map(rulingOf),
    summary: { rulings: drifts.length, ...countsOf(drifts) },
  });

const rulingOf = ({ file, line: at, name, kind, a, b, parting }: Drift): object => ({
  file,
  line: at,
  name,
  kind,
  a: sideOf(a),
  b: sideOf(b),
  parting:
    parting === undefined
      ? null
      : {
          line: parting.line,
          a: parting.a ?? null,
          b: parting.b ?? null,
          rules: parting.rules.map(({ unit, a: one, b: other, summary }) => ({
            unit,
            a: one ?? null,
            b: other ?? null,
            summary,
          })),
        },
});

const sideOf = ({ verdict, message, at, expectations, stale }: Side): object => ({
  verdict,
  message,
  at,
  expectations,
  stale: stale.map(({ problem: { at: where, message: said, help } }) => ({
    line: where.line,
    column: where.column,
    message: said,
    help: help ?? null,
  })),
});
