/** What becomes of a ruling: the contract of all reports. */
import type { Problem } from '../language/document.js';

export type VerdictKind =
  'pass' | 'fail' | 'miscited' | 'refused' | 'undecided' | 'unsupported' | 'invalid';

export const verdictKinds: readonly VerdictKind[] = [
  'pass',
  'fail',
  'miscited',
  'refused',
  'undecided',
  'unsupported',
  'invalid',
];

/** What one expectation came to. */
export interface Examined {
  readonly line: number;
  /** The line as written, without its citations. */
  readonly text: string;
  readonly verdict: 'pass' | 'fail' | 'miscited' | 'unreached';
  /** What was found instead, in words; empty where it passed. */
  readonly found: string;
  /** The value that was found, as a line writes it behind `=`; only where another was expected. */
  readonly value?: string;
  readonly cited: readonly string[];
  /** Clauses among them, as they are cited: `509.3/2`. */
  readonly clauses?: readonly string[];
  /** The rules that took part in bringing it about, and cited ones without which it would not be so, in rulebook order. */
  readonly decidedBy: readonly string[];
  /** Those of them that left no mark: without each it does not hold. */
  readonly needed?: readonly string[];
  /** Cited rules that do not decide it. */
  readonly idle?: readonly Idle[];
  /** Why it proves less than it seems to, though it passes. */
  readonly remark?: string;
}

/** A cited rule that does not decide what cites it. */
export interface Idle {
  readonly rule: string;
  /** What in the play it took part in, as it is told. */
  readonly elsewhere: readonly string[];
  /** What becomes of the expectation without it: it holds, or it is not reached. */
  readonly without: 'holds' | 'unreached';
  /** Why it is not reached. */
  readonly stopped: string;
}

/** An open decision, with its legal options. */
export interface OpenDecision {
  readonly by: string;
  readonly kind: string;
  readonly options: readonly { readonly text: string; readonly rules: readonly string[] }[];
  /** A line that can be pasted into the ruling. */
  readonly paste: string;
}

/** One ruling held against one rulebook. */
export interface Verdict {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly rulebook: string;
  readonly verdict: VerdictKind;
  /** The first cause, in one or two sentences; empty where it passes. */
  readonly message: string;
  /** The line the message is about. */
  readonly at: number;
  /** Rules that the message names: those that forbid a refused action, those miscited. */
  readonly rules: readonly string[];
  readonly problems: readonly Problem[];
  readonly expectations: readonly Examined[];
  readonly decision: OpenDecision | undefined;
  /** Rules that took part anywhere, in order of first firing. */
  readonly fired: readonly { readonly rule: string; readonly times: number }[];
  /** The board where the run stopped, for people. */
  readonly board: Picture | undefined;
  /** True where the fault is Hantei's own. */
  readonly bug: boolean;
  readonly milliseconds: number;
}

/** A board in words: for each player and zone, its cards. */
export interface Picture {
  readonly turn: string;
  readonly zones: readonly {
    readonly player: string;
    readonly zone: string;
    readonly cards: readonly CardPicture[];
  }[];
}

export interface CardPicture {
  /** Label or name; `12 cards` for a run of fillers. */
  readonly text: string;
  readonly name: string;
  readonly states: readonly string[];
  readonly attached: readonly string[];
}

/** One step of the telling of a ruling. */
export interface Told {
  /** The line of the script that led to it, or 0. */
  readonly line: number;
  readonly depth: number;
  readonly kind: 'action' | 'decision' | 'event' | 'ability' | 'rule' | 'expectation' | 'board';
  readonly text: string;
  readonly rules: readonly {
    readonly rule: string;
    readonly how: string;
    readonly summary: string;
  }[];
  readonly picture: Picture | undefined;
}
