/** Whether a ruling notices that a word is not there, or that another stands in its place. */
import { judge } from '../../harness/judge.js';
import { type Case, type GameEntry, load, type ReadImport } from '../../harness/suite.js';
import type { Verdict } from '../../harness/verdict.js';
import type { Limits } from '../../kernel/game.js';

/** What becomes of a ruling with another text. */
export type TextFate =
  /** The verdict is another, or an expectation finds something else. */
  | 'otherwise'
  /** It is not understood, or no rule carries it out. */
  | 'refused'
  | 'same'
  /** Hantei fails in it, so that nothing can be said. */
  | 'failed';

export type Noticed = Extract<TextFate, 'otherwise' | 'refused'>;

/** Less than a ruling may cost: there are many to try, and one that comes to such a bound is not as it was. */
const limits: Partial<Limits> = { steps: 10_000, work: 2_000_000, memory: 2_000_000 };

/** A ruling by itself, as it comes out. */
export interface Heard {
  readonly path: string;
  readonly rulebook: string;
  readonly read: ReadImport;
  readonly game: GameEntry;
  readonly outcome: string;
}

/** Plays a ruling that stands alone in a text; nothing where it does not pass. */
export const hearText = (
  one: Pick<Heard, 'path' | 'read' | 'game'>,
  text: string,
): Heard | undefined => {
  const { rulebook } = one.game;
  const found = caseIn({ ...one, rulebook }, text);
  if (typeof found === 'string') return undefined;
  const verdict = judge(found, { limits });
  return verdict.verdict === 'pass' ? { ...one, rulebook, outcome: outcomeOf(verdict) } : undefined;
};

/** What becomes of it with another text. */
export const fateOf = (one: Heard, text: string): TextFate => {
  try {
    const found = caseIn(one, text);
    if (typeof found === 'string') return found;
    const verdict = judge(found, { limits });
    if (verdict.bug) return 'failed';
    return outcomeOf(verdict) === one.outcome ? 'same' : 'otherwise';
  } catch {
    return 'failed';
  }
};

const caseIn = (
  { path, rulebook, read, game }: Omit<Heard, 'outcome'>,
  text: string,
): Case | 'refused' => {
  const { cases, errors } = load({ path, text }, read, [game]);
  const found = cases.find((one) => one.rulebook === rulebook);
  return found === undefined || errors.length > 0 || found.problems.length > 0 ? 'refused' : found;
};

/** What came about; how it was put, and where, says nothing. */
const outcomeOf = ({ verdict, expectations }: Verdict): string =>
  JSON.stringify([verdict, expectations.map((one) => [one.verdict, one.found])]);
