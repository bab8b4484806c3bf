/** A whole proof in one go, for whoever has cases at hand and time to wait. */
import type { Book } from '../kernel/book.js';
import type { Limits } from '../kernel/game.js';
import type { Case } from '../harness/suite.js';
import { type About, type Proof, proofOf } from './proof.js';
import { unnoticed, witnessOf } from './witness.js';

export interface ProveOptions extends About {
  /** Bounds of each run. */
  readonly limits?: Partial<Limits>;
}

/**
 * Plays every case with all rules on and without each rule that it cites; then tries the rules that no case has
 * noticed, in those that could miss them, until one notices.
 */
export const prove = (
  books: readonly Book[],
  cases: readonly Case[],
  { limits = {}, ...about }: ProveOptions = {},
): Proof => {
  const witnesses = cases.map((one) => witnessOf(one, undefined, { rules: [], limits }));
  cases.forEach((one, at) => {
    const book = books.find(({ id }) => id === one.rulebook);
    const rules = book === undefined ? [] : unnoticed(book, witnesses);
    witnesses[at] = witnessOf(one, witnesses[at]?.testimony, { rules, limits });
  });
  return proofOf(books, witnesses, about);
};
