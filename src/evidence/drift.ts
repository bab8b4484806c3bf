/** How rulings drift from one edition of a rulebook to another: outcomes that change, citations that go stale. */
import type { Scene } from '../harness/examine.js';
import { judge } from '../harness/judge.js';
import { citationProblem } from '../harness/compile/citations.js';
import {
  type GameEntry,
  type Held,
  loadUnder,
  type ReadImport,
  type SourceFile,
} from '../harness/suite.js';
import type { Examined, Verdict, VerdictKind } from '../harness/verdict.js';
import type { Problem } from '../language/document.js';
import { type Parting, partingOf, type Played } from './parting.js';
import { traceOf } from '../kernel/ledger.js';

export type DriftKind =
  /** The outcome is the same. */
  | 'same'
  /** It is another. */
  | 'changed'
  /** One edition cannot play the ruling at all. */
  | 'unplayable'
  /** The outcome is the same, but one edition lacks a rule that is cited. */
  | 'stale'
  /** Neither edition can play it. */
  | 'unknown';

/** What a ruling comes to under one edition. */
export interface Side {
  readonly rulebook: string;
  readonly verdict: VerdictKind;
  readonly message: string;
  readonly at: number;
  readonly expectations: readonly Pick<Examined, 'line' | 'text' | 'verdict' | 'found'>[];
  /** Cited rules that the edition does not have, or that decide nothing there. */
  readonly stale: readonly UnfitCitation[];
}

export interface UnfitCitation {
  /** The number that is cited. */
  readonly number: string;
  readonly problem: Problem;
}

export interface Drift {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly kind: DriftKind;
  readonly a: Side;
  readonly b: Side;
  /** For a changed outcome: the first thing in which the two games differ. */
  readonly parting: Parting | undefined;
}

export interface Editions {
  readonly a: GameEntry;
  readonly b: GameEntry;
}

/** How each ruling of a file that is about the game of two editions comes out under both. */
export const driftIn = (
  file: SourceFile,
  read: ReadImport,
  { a, b }: Editions,
): readonly Drift[] => {
  const others = loadUnder(file, read, b);
  const sides = loadUnder(file, read, a).map((held) => sideOf(held, a));
  return sides.map((one, index) => {
    const held = others[index];
    if (held === undefined) throw new Error('the editions see different rulings in one file');
    return driftOf(one, sideOf(held, b));
  });
};

interface Judged {
  readonly about: Pick<Drift, 'file' | 'line' | 'name'>;
  readonly side: Side;
  readonly played: Played;
}

const sideOf = ({ one, cited, ofOthers }: Held, { rulebook, rules }: GameEntry): Judged => {
  let scene: Scene | undefined;
  const lines: { line: number; from: number }[] = [];
  const verdict = judge(one, {
    onLine: (line, now) => {
      scene = now;
      lines.push({ line, from: traceOf(now.game).nodes.length });
    },
  });
  const { file, line, name } = verdict;
  // What is expected of other editions only tells where the games differ, and is nothing that fails here.
  const holds =
    verdict.verdict === 'fail' &&
    verdict.expectations.every((said) => said.verdict !== 'fail' || ofOthers.has(said.line));
  return {
    about: { file, line, name },
    side: {
      rulebook,
      ...(holds
        ? { verdict: 'pass', message: '', at: 0 }
        : { verdict: verdict.verdict, message: verdict.message, at: verdict.at }),
      expectations: verdict.expectations.map(({ line: at, text, verdict: came, found }) => ({
        line: at,
        text,
        verdict: came,
        found,
      })),
      stale: cited.flatMap((citation) => {
        const problem = citationProblem(rules.book, citation);
        return problem === undefined ? [] : [{ number: citation.number, problem }];
      }),
    },
    played: { scene, lines, rules: rulesIn(verdict) },
  };
};

/** The rules that the verdict names, and those that decided what was expected. */
const rulesIn = ({ rules, expectations }: Verdict): readonly string[] => [
  ...rules,
  ...expectations.flatMap(({ decidedBy }) => decidedBy),
];

const driftOf = (a: Judged, b: Judged): Drift => {
  const kind = kindOf(a.side, b.side);
  const parting = kind === 'changed' ? partingOf(a.played, b.played) : undefined;
  return { ...a.about, kind, a: a.side, b: b.side, parting };
};

const kindOf = (a: Side, b: Side): DriftKind => {
  const [plays, playsToo] = [canBePlayed(a), canBePlayed(b)];
  if (!plays && !playsToo) return 'unknown';
  if (!plays || !playsToo) return 'unplayable';
  if (!isSameOutcome(a, b)) return 'changed';
  return a.stale.length + b.stale.length > 0 ? 'stale' : 'same';
};

const canBePlayed = ({ verdict }: Side): boolean =>
  verdict !== 'invalid' && verdict !== 'unsupported';

const isSameOutcome = (a: Side, b: Side): boolean =>
  a.verdict === b.verdict &&
  a.at === b.at &&
  a.expectations.every(({ verdict }, index) => verdict === b.expectations[index]?.verdict);
