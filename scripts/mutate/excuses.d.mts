/** A change of code that no ruling can notice, and why. */
export interface Excuse {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  /** A piece of the line on which the code begins; without it any line of the file will do. */
  readonly on?: string;
  readonly reason: string;
}

/** What a mutant came to. */
export interface Mutant {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  /** The text of the line on which it begins. */
  readonly line?: string;
  readonly status: string;
}

/** @throws Error where the file is no such list */
export function excusesIn(path: string): readonly Excuse[];
export function excuseFor(
  excuses: readonly Excuse[],
  mutant: Omit<Mutant, 'status'>,
): Excuse | undefined;
export function isNoticed(mutant: Pick<Mutant, 'status'>): boolean;
/** What is wrong with excuses, in words: those that are not needed, or, where all were tried, are of no mutant. */
export function needless(
  excuses: readonly Excuse[],
  mutants: readonly Mutant[],
  isSample?: boolean,
): readonly string[];
