/** Clauses: the things that a number says, one by one, and which of them the rulings show. */
import type { Book } from '../kernel/book.js';
import { clauseKey, type NumberEntry } from '../kernel/listing.js';
import { fails } from './testimony.js';
import type { CitedRule, HeardRuling } from './witness.js';

/** The clauses of a number that code carries out, as they are cited. */
export const writtenClauses = ({ number, clauses }: NumberEntry): readonly string[] =>
  clauses.flatMap(({ reason }, at) => (reason === '' ? [clauseKey(number, at + 1)] : []));

/** Those of a whole book, in its order. */
export const clausesOf = ({ entries }: Book): readonly string[] =>
  [...entries.values()].flatMap(writtenClauses);

/** The clause that a citation is of: where a number says but one thing, that one; nothing where it says which of none. */
export const clauseCited = (
  { entries }: Book,
  { rule, clause }: Pick<CitedRule, 'rule' | 'clause'>,
): string | undefined => {
  const own = entries.get(rule);
  // What is beside a book is shown by the rulings of the book that lists it.
  if (own === undefined) return undefined;
  if (clause !== undefined) return clauseKey(rule, clause);
  return own.clauses.length === 1 ? clauseKey(rule, 1) : undefined;
};

/** What a ruling cites, and what it has told. */
export type Evidence = Pick<HeardRuling, 'citations' | 'testimony'>;

/** The clauses for which a ruling stands: an expectation cites the clause, and itself fails without the number. */
export const provenClauses = (book: Book, told: readonly Evidence[]): ReadonlySet<string> =>
  new Set(
    told.flatMap(({ citations, testimony }) =>
      testimony.verdict !== 'pass'
        ? []
        : citations
            .filter(({ rule, index }) => fails(testimony, rule, index))
            .flatMap((cited) => clauseCited(book, cited) ?? []),
    ),
  );
