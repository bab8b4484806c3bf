/** Whether the rules that a ruling cites are there, and can decide anything. */
import { type Book, entryAt } from '../../kernel/book.js';
import { type NumberEntry, sectionWith } from '../../kernel/listing.js';
import type { Citation, Problem } from '../../language/document.js';
import { distance } from '../../language/names.js';
import { problem } from './scope.js';

export const citationProblem = (book: Book, citation: Citation): Problem | undefined => {
  const { number, at } = citation;
  const entry = entryAt(book, number);
  if (entry === undefined) {
    const near = nearRules(book, number);
    return problem(
      'unknown-rule',
      at,
      `${book.id} has no rule ${number}`,
      near.length === 0 ? undefined : `near it: ${near.join(', ')}`,
    );
  }
  if (entry.standing !== 'note') return clauseProblem(entry, citation);
  return problem(
    'nonsense',
    at,
    `rule ${number} decides nothing: ${entry.reason}`,
    below(book, entry),
  );
};

/** A clause has to be there, and to be one that code carries out. */
const clauseProblem = (
  { number, clauses }: NumberEntry,
  { clause, at }: Citation,
): Problem | undefined => {
  if (clause === undefined || clauses.length === 0) return undefined;
  const found = clauses[clause - 1];
  if (found === undefined)
    return problem(
      'unknown-rule',
      at,
      `rule ${number} has no clause ${clause}`,
      clauses.length === 1
        ? `it says one thing, and is cited as ${number}`
        : `hantei rules ${number} shows them: it has ${clauses.length}`,
    );
  return found.reason === ''
    ? undefined
    : problem(
        'nonsense',
        at,
        `clause ${clause} of rule ${number} decides nothing: ${found.reason}`,
      );
};

const mostNear = 3;

/** Numbers of the same section first, then of the whole book; the most alike first. */
export const nearRules = (book: Book, number: string): readonly string[] => {
  const section = sectionWith(number);
  const all = [...book.entries.keys(), ...book.beside.keys()];
  const same = all.filter((one) => sectionWith(one) === section);
  const among = same.length > 0 ? same : all;
  const ranked = among.map((one) => ({ one, far: distance(number, one, 12) }));
  ranked.sort((a, b) => a.far - b.far);
  const most = same.length > 0 ? Infinity : 2;
  return ranked
    .filter(({ far }) => far <= most)
    .slice(0, mostNear)
    .map(({ one }) => one);
};

/** What a heading heads. */
const below = (book: Book, { number }: NumberEntry): string | undefined => {
  const found = [...book.entries.values()]
    .filter((entry) => entry.standing !== 'note' && isBelow(entry.number, number))
    .slice(0, 4)
    .map((entry) => entry.number);
  return found.length === 0 ? undefined : `rules below it: ${found.join(', ')}`;
};

const isBelow = (number: string, heading: string): boolean =>
  number.length > heading.length &&
  number.startsWith(heading) &&
  !/^\d/.test(number.slice(heading.length));
