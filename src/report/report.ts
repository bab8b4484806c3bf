/** What a run came to, as all reporters get it, and its counts. */
import type { Explanation } from '../evidence/obstacle.js';
import type { Entry } from '../kernel/book.js';
import { type Verdict, type VerdictKind, verdictKinds } from '../harness/verdict.js';

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
export type FindRule = (rulebook: string, rule: string) => Entry | undefined;

export type Counts = Readonly<Record<'total' | VerdictKind, number>>;

/** How many rulings there are of each verdict; a ruling counts once for each rulebook it is held against. */
export const countsOf = (files: readonly FileReport[]): Counts => {
  const none = verdictKinds.map((kind) => [kind, 0] as const);
  const counts = Object.fromEntries([['total', 0], ...none]) as Record<keyof Counts, number>;
  for (const { verdicts } of files)
    for (const { verdict } of verdicts) {
      counts.total++;
      counts[verdict]++;
    }
  return counts;
};

/** Milliseconds as they are written down: three decimals are more than any clock keeps. */
export const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;
