/** What a run came to, as all reporters get it, and its counts. */
import type { Explanation } from '../evidence/obstacle.js';
import type { NumberEntry } from '../kernel/listing.js';
import { type Verdict, type VerdictKind, verdictKinds } from '../harness/verdict.js';
import type { Writing } from './pieces.js';

/** A file that was run, in the order of the run. */
export interface FileReport {
  readonly path: string;
  readonly text: string;
  readonly verdicts: readonly Verdict[];
  /** Why rulings that do not pass came out as they did, where somebody asked. */
  readonly explanations?: readonly Explanation[];
}

export interface RunReport {
  readonly files: readonly FileReport[];
  readonly milliseconds: number;
  /** True where `--bail` ended the run early. */
  readonly stopped: boolean;
  /** Rulings that were written against another official text; their verdicts stand all the same. */
  readonly stale?: readonly StaleRuling[];
}

/** What a run came to, in numbers, and what there is to say at its end. */
export interface RunSummary extends Tally {
  /** Verdicts that are those of an earlier run. */
  readonly kept: number;
  readonly milliseconds: number;
  readonly stopped: boolean;
  readonly stale: readonly StaleRuling[];
}

export type RunWriting = Writing<FileReport, RunSummary>;

/** The whole report of a run that is over. */
export const written = ({ file, end }: RunWriting, report: RunReport): string =>
  [...report.files.map(file), ...end(summaryOf(report))].join('');

export const summaryOf = ({ files, milliseconds, stopped, stale = [] }: RunReport): RunSummary => ({
  ...tallyOf(files.flatMap(({ verdicts }) => verdicts)),
  kept: 0,
  milliseconds,
  stopped,
  stale,
});

/** A ruling whose stamp does not fit the official text any more. */
export interface StaleRuling {
  readonly file: string;
  /** Of the ruling, and of its stamp. */
  readonly line: number;
  readonly at: number;
  readonly name: string;
  readonly message: string;
}

/** Looks a rule up in a rulebook. */
export type FindRule = (rulebook: string, rule: string) => NumberEntry | undefined;

export type VerdictCounts = Readonly<Record<'total' | VerdictKind, number>>;

export interface Tally {
  readonly counts: VerdictCounts;
  /** Rulings in which Hantei itself failed. */
  readonly bugs: number;
}

const none = Object.fromEntries(
  ['total', ...verdictKinds].map((kind) => [kind, 0]),
) as VerdictCounts;

/** How many rulings there are of each verdict; a ruling counts once for each rulebook it is held against. */
export const verdictCounts = (files: readonly FileReport[]): VerdictCounts =>
  tallyOf(files.flatMap(({ verdicts }) => verdicts)).counts;

export const tallyOf = (verdicts: readonly Verdict[]): Tally => {
  const counts: Record<keyof VerdictCounts, number> = { ...none };
  let bugs = 0;
  for (const { verdict, bug } of verdicts) {
    counts.total++;
    counts[verdict]++;
    if (bug) bugs++;
  }
  return { counts, bugs };
};

/** Several tallies as one. */
export const inAll = (tallies: readonly Tally[]): Tally => {
  const counts: Record<keyof VerdictCounts, number> = { ...none };
  for (const one of tallies)
    for (const kind of ['total', ...verdictKinds] as const) counts[kind] += one.counts[kind];
  return { counts, bugs: tallies.reduce((sum, { bugs }) => sum + bugs, 0) };
};

/** Milliseconds as they are written down: three decimals are more than any clock keeps. */
export const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;
