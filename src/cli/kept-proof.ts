/** What `hantei prove` has found out, for verbs that only want to know. */
import { provenClauses, type Evidence } from '../evidence/clauses.js';
import type { KnownProof, ProofByBook } from '../evidence/coverage.js';
import { noticedBy, type Testimony } from '../evidence/testimony.js';
import { citationsOf, implementedIn, untried } from '../evidence/witness.js';
import type { Book } from '../kernel/book.js';
import type { Engine } from './engine.js';
import { importReader } from './imports.js';
import type { Io } from './io.js';
import { keptIn } from './kept.js';
import type { FileText } from './load-file.js';
import { keyedCases } from './prove-file.js';

/** What the rulings of a file have told, by keys that say from what each was worked out. */
export type Testimonies = Readonly<Record<string, Testimony>>;

export interface KeptTestimonies {
  readonly of: (file: string) => Testimonies;
  readonly keep: (file: string, told: Testimonies) => void;
  /** Says what could not be used or kept. */
  readonly end: () => void;
}

export const keptTestimonies = (io: Io): KeptTestimonies => {
  const kept = keptIn<Testimonies>(io, {
    name: 'proof',
    unused: 'what earlier runs have proven cannot be used, and is proven again',
    unkept: 'what was proven cannot be kept for later runs',
  });
  return {
    of: (file) => kept?.find(file, '') ?? {},
    keep: (file, told) => kept?.keep(file, '', told),
    end: () => kept?.end(),
  };
};

/**
 * What the rulings of these files are known to notice. What has changed since it was proven, be it the ruling, what it
 * imports or the engine, does not count.
 *
 * @returns nothing where nothing is known of any of the rulings
 */
export const keptProof = (
  io: Io,
  engine: Engine,
  books: readonly Book[],
  files: readonly FileText[],
): ProofByBook | undefined => {
  const kept = keptTestimonies(io);
  const known = files.map(({ path }) => kept.of(path));
  if (known.every((one) => Object.keys(one).length === 0)) return undefined;
  const told = new Map(books.map(({ id }) => [id, [] as MaybeTold[]]));
  const reader = importReader(io.cwd);
  for (const [at, file] of files.entries()) {
    const { keyed } = keyedCases(engine, { ...file, limits: {} }, reader, []);
    for (const [one, key] of keyed)
      told.get(one.rulebook)?.push({ citations: citationsOf(one), testimony: known[at]?.[key] });
  }
  const isKnown = [...told.values()].flat().some(({ testimony }) => testimony !== undefined);
  return isKnown
    ? new Map(books.map((book) => [book.id, knownOf(book, told.get(book.id) ?? [])]))
    : undefined;
};

/** What a ruling cites, and what it has told, if anything is kept of it. */
type MaybeTold = Pick<Evidence, 'citations'> & { readonly testimony: Testimony | undefined };

/** Only a rule that every ruling which could miss it has been played without is known to be noticed by none. */
const knownOf = (book: Book, all: readonly MaybeTold[]): KnownProof => {
  const told = all.filter((one): one is Evidence => one.testimony !== undefined);
  const testimonies = told.map(({ testimony }) => testimony);
  const noticed = new Set(testimonies.flatMap(noticedBy));
  const left = implementedIn(book).filter((rule) => !noticed.has(rule));
  const open =
    told.length < all.length
      ? left
      : left.filter((rule) => testimonies.some((one) => untried(one, [rule]).length > 0));
  return { noticed, open: new Set(open), clauses: provenClauses(book, told) };
};
