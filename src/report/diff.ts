/** `hantei rulebook diff`: what changed, and which rulings are stale, for people and for programs. */
import { changeKinds, type TextChange, type ChangeKind } from '../evidence/official/diff.js';
import { blank, columns, line, piece, type Line, type Piece, type Style } from './lines.js';
import { jsonText } from './printable.js';

/** A citation of a rule that is no longer what it was. */
export interface StaleLine {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly ruling: string;
  readonly rule: string;
  readonly change: TextChange;
  /** Other rulebooks for which the same citation stands. */
  readonly others: readonly string[];
  /** It was rewritten to the new number. */
  readonly isFixed: boolean;
}

export interface Diff {
  readonly from: string;
  readonly to: string;
  /** Official texts, or our own summaries. */
  readonly compared: 'texts' | 'summaries';
  /** How many rules each side has. */
  readonly rules: readonly [number, number];
  readonly changes: readonly TextChange[];
  readonly stale: readonly StaleLine[];
  /** How many files of rulings were looked at; nothing where none were asked for. */
  readonly files: number | undefined;
}

export const diffLines = (diff: Diff): Line[] => [
  line(
    0,
    piece(diff.from, 'strong'),
    ` (${diff.rules[0]} rules) → `,
    piece(diff.to, 'strong'),
    ` (${diff.rules[1]} rules), by `,
    diff.compared === 'texts' ? 'the official texts' : 'our summaries',
  ),
  ...diff.changes.flatMap((change) => [blank, ...changeLines(change)]),
  ...(diff.stale.length === 0 ? [] : [blank, ...staleLines(diff.stale)]),
  blank,
  ...summaryLines(diff),
];

const styles: Readonly<Record<ChangeKind, Style>> = {
  added: 'good',
  removed: 'bad',
  renumbered: 'rule',
  reworded: 'warn',
};

const changeLines = (change: TextChange): Line[] => {
  const head = [piece(change.kind, styles[change.kind]), piece('  '), piece(change.number, 'rule')];
  const moved = change.kind === 'renumbered' ? [piece(' → '), piece(change.to, 'rule')] : [];
  const rows =
    change.kind === 'reworded'
      ? [...wordingRows('before', change.wording), ...wordingRows('after', change.after)]
      : wordingRows('', change.wording);
  return [line(0, ...head, ...moved), ...columns(2, rows)];
};

/** The lines of a rule, the first with a word in front. */
const wordingRows = (word: string, wording: string): Piece[][] =>
  wording
    .split('\n')
    .map((one, at) => [...(word === '' ? [] : [piece(at === 0 ? word : '', 'quiet')]), piece(one)]);

const staleLines = (stale: readonly StaleLine[]): Line[] => [
  line(0, piece('rulings that cite what has changed', 'strong')),
  ...columns(
    2,
    stale.map((one) => [
      piece(`${one.file}:${one.line}`),
      piece(one.rule, 'rule'),
      fate(one),
      piece(one.ruling, 'quiet'),
    ]),
  ),
];

const fate = ({ change, isFixed, others }: StaleLine): Piece => {
  if (change.kind !== 'renumbered') return piece(change.kind, styles[change.kind]);
  if (isFixed) return piece(`rewritten to ${change.to}`, 'good');
  const shared = others.length === 0 ? '' : `, but stands for ${others.join(', ')}, too`;
  return piece(`now ${change.to}${shared}`, styles.renumbered);
};

const summaryLines = ({ changes, stale, files }: Diff): Line[] => {
  const counts = changeKinds.map((kind) => `${countOf(changes, kind)} ${kind}`).join(', ');
  const first = line(0, changes.length === 0 ? piece('no changes', 'good') : counts);
  if (files === undefined) return [first];
  const fixed = stale.filter(({ isFixed }) => isFixed).length;
  const left = stale.length - fixed;
  return [
    first,
    line(
      0,
      `${files} ${files === 1 ? 'file' : 'files'} of rulings: `,
      piece(`${left} stale ${left === 1 ? 'citation' : 'citations'}`, left > 0 ? 'warn' : 'good'),
      fixed > 0 ? `, ${fixed} rewritten` : '',
    ),
  ];
};

const countOf = (changes: readonly TextChange[], kind: ChangeKind): number =>
  changes.filter((change) => change.kind === kind).length;

/** The comparison as the text of one JSON object. */
export const diffJson = ({ from, to, compared, changes, stale, files }: Diff): string =>
  jsonText({
    schema: 'hantei-rulebook-diff/1',
    from,
    to,
    compared,
    changes: changes.map((change) => ({
      kind: change.kind,
      rule: change.number,
      to: change.kind === 'renumbered' ? change.to : null,
      before: change.kind === 'added' ? null : change.wording,
      after:
        change.kind === 'removed'
          ? null
          : change.kind === 'reworded'
            ? change.after
            : change.wording,
    })),
    stale: stale.map(({ change, isFixed, ...one }) => ({
      ...one,
      kind: change.kind,
      to: change.kind === 'renumbered' ? change.to : null,
      fixed: isFixed,
    })),
    summary: {
      ...Object.fromEntries(changeKinds.map((kind) => [kind, countOf(changes, kind)])),
      files: files ?? null,
      stale: stale.filter(({ isFixed }) => !isFixed).length,
      fixed: stale.filter(({ isFixed }) => isFixed).length,
    },
  });
