/** One ruling as evidence: played with every rule on, and then with one rule after another switched off. */
import type { Limits } from '../kernel/game.js';
import { judge } from '../harness/judge.js';
import type { Case } from '../harness/suite.js';
import type { VerdictKind } from '../harness/verdict.js';

/** What becomes of a ruling without a rule. Anything but `pass`: the ruling notices. */
export type Fate = VerdictKind;

/** What a ruling has told so far; plain data. */
export interface Testimony {
  /** With every rule on. A ruling that does not pass then is no evidence. */
  readonly verdict: VerdictKind;
  readonly message: string;
  /** The rules that it could miss, in no order: without any other it plays exactly as it does with it. */
  readonly missed: readonly string[];
  /** By rule, as far as it was tried. */
  readonly fates: Readonly<Record<string, Fate>>;
}

/** Of a ruling that could not be heard: whatever plays it ends. */
export const unheard: Testimony = {
  verdict: 'unsupported',
  message: 'Hantei failed: the game ends or halts whatever plays it',
  missed: [],
  fates: {},
};

/** Plays a ruling with every rule on. */
export const hear = (one: Case, limits: Partial<Limits> = {}): Testimony => {
  const missed = new Set<string>();
  const { verdict, message } = judge(watched(one, missed), { limits });
  missed.delete('');
  return { verdict, message, missed: [...missed], fates: {} };
};

/**
 * Plays a ruling without a rule. Whether it cites the right rules is not looked at: only what comes about counts. A
 * game that cannot be laid out, crashes or does not end without the rule is one that is not as it was.
 */
export const knockOut = (one: Case, rule: string, limits: Partial<Limits> = {}): Fate => {
  const scenario = one.under({ off: new Set([rule]) });
  if (scenario === undefined) return 'invalid';
  return judge({ ...one, scenario }, { limits, outcomeOnly: true }).verdict;
};

const watched = (one: Case, missed: Set<string>): Case =>
  one.problems.length > 0
    ? one
    : { ...one, scenario: one.under({ off: new Set(), missed }) ?? one.scenario };

/** Whether a ruling is known to notice the absence of a rule. */
export const notices = ({ fates }: Testimony, rule: string): boolean => {
  const fate = fates[rule];
  return fate !== undefined && fate !== 'pass';
};

/** The rules whose absence a ruling is known to notice. */
export const noticedBy = (testimony: Testimony): readonly string[] =>
  Object.keys(testimony.fates).filter((rule) => notices(testimony, rule));
