/** One ruling as evidence: played with every rule on, and then with one rule after another switched off. */
import type { Limits } from '../kernel/game.js';
import { judge } from '../harness/judge.js';
import type { Case, Switches } from '../harness/suite.js';
import type { VerdictKind } from '../harness/verdict.js';

/** What becomes of a ruling without a rule. */
export interface Fate {
  /** Anything but `pass`: the ruling notices. */
  readonly verdict: VerdictKind;
  /** Which of its expectations do not hold, each looked at by itself, counted from 0 in the order of the text. */
  readonly failing: readonly number[];
}

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
 * Plays a ruling without a rule. One that says what may be done says two things: that this may be done, and no more. So
 * it is tried twice, once with nothing allowed by it, and once with everything. Whether the ruling cites the right rules
 * is not looked at: only what comes about counts. A game that cannot be laid out, crashes or does not end without the
 * rule is one that is not as it was.
 */
export const knockOut = (one: Case, rule: string, limits: Partial<Limits> = {}): Fate => {
  const without = fateUnder(one, { off: new Set([rule]) }, limits);
  if (!isPermission(one, rule)) return without;
  const unlimited = fateUnder(one, { off: new Set(), boundless: new Set([rule]) }, limits);
  return {
    verdict: without.verdict === 'pass' ? unlimited.verdict : without.verdict,
    failing: [...new Set([...without.failing, ...unlimited.failing])],
  };
};

const fateUnder = (one: Case, switches: Switches, limits: Partial<Limits>): Fate => {
  const scenario = one.under(switches);
  if (scenario === undefined) return { verdict: 'invalid', failing: [] };
  const { verdict, expectations } = judge({ ...one, scenario }, { limits, outcomeOnly: true });
  const failing = expectations.flatMap((one, at) => (one.verdict === 'fail' ? [at] : []));
  return { verdict, failing };
};

/** Whether a rule says what may be done, and so as well that no more may. */
const isPermission = ({ scenario }: Case, rule: string): boolean =>
  [...(scenario?.world.rules.book.permissions.values() ?? [])].some((units) =>
    units.some(({ number }) => number === rule),
  );

const watched = (one: Case, missed: Set<string>): Case =>
  one.problems.length > 0
    ? one
    : { ...one, scenario: one.under({ off: new Set(), missed }) ?? one.scenario };

/** Whether a ruling is known to notice the absence of a rule. */
export const notices = ({ fates }: Testimony, rule: string): boolean => {
  const fate = fates[rule];
  return fate !== undefined && fate.verdict !== 'pass';
};

/** Whether one of its expectations itself is known to fail in the absence of a rule. */
export const fails = ({ fates }: Testimony, rule: string, expectation: number): boolean =>
  fates[rule]?.failing.includes(expectation) === true;

/** The rules whose absence a ruling is known to notice. */
export const noticedBy = (testimony: Testimony): readonly string[] =>
  Object.keys(testimony.fates).filter((rule) => notices(testimony, rule));
