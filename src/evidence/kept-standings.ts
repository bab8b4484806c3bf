/** The standing of every number written down, so that a change that loses one is noticed. */
import { byNumber } from '../kernel/book.js';
import { rulesOf, type BookCoverage, type Standing } from './coverage.js';

/**
 * What is kept of a number. Whether it is merely cited is not: a ruling that does not pass may go without a loss.
 */
export type KeptStanding = Exclude<Standing, 'cited'>;

/** Standings by rulebook and number. */
export type Kept = ReadonlyMap<string, ReadonlyMap<string, KeptStanding>>;

/** A number that stands otherwise than before; `absent` where it was not, or is no more, in the book. */
export interface Change {
  readonly rulebook: string;
  readonly number: string;
  readonly before: KeptStanding | 'absent';
  readonly now: KeptStanding | 'absent';
}

export interface Comparison {
  readonly lost: readonly Change[];
  readonly gained: readonly Change[];
  /** Numbers that were proven and decide still, while nobody has tried here whether they are noticed. */
  readonly untried: number;
}

/** The standings to write down. Proof that was not tried here is taken over from before. */
export const keptOf = (books: readonly BookCoverage[], before: Kept): Kept => {
  const kept = new Map(before);
  for (const book of books) kept.set(book.rulebook, keptOfBook(book, before.get(book.rulebook)));
  return kept;
};

const keptOfBook = (
  book: BookCoverage,
  before: ReadonlyMap<string, KeptStanding> | undefined,
): ReadonlyMap<string, KeptStanding> =>
  new Map(
    rulesOf(book).map(({ entry, standing }) => [
      entry.number,
      isUntried(book, standing, before?.get(entry.number)) ? 'proven' : withoutCited(standing),
    ]),
  );

const withoutCited = (standing: Standing): KeptStanding =>
  standing === 'cited' ? 'implemented' : standing;

const isUntried = (
  { isProofKnown }: BookCoverage,
  now: Standing,
  before: KeptStanding | undefined,
): boolean => !isProofKnown && now === 'deciding' && before === 'proven';

/** What became of the numbers since the standings were written down. Only these books are looked at. */
export const compare = (books: readonly BookCoverage[], before: Kept): Comparison => {
  const now = keptOf(books, before);
  const changes = books.flatMap(({ rulebook }) =>
    changesIn(rulebook, before.get(rulebook) ?? new Map(), now.get(rulebook) ?? new Map()),
  );
  return {
    lost: changes.filter(isLoss),
    gained: changes.filter((one) => !isLoss(one)),
    untried: books
      .flatMap((book) => rulesOf(book).map((rule) => ({ book, rule })))
      .filter(({ book, rule: { entry, standing } }) =>
        isUntried(book, standing, before.get(book.rulebook)?.get(entry.number)),
      ).length,
  };
};

const changesIn = (
  rulebook: string,
  before: ReadonlyMap<string, KeptStanding>,
  now: ReadonlyMap<string, KeptStanding>,
): Change[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .map((number) => ({
      rulebook,
      number,
      before: before.get(number) ?? ('absent' as const),
      now: now.get(number) ?? ('absent' as const),
    }))
    .filter((one) => one.before !== one.now)
    .sort(byNumber);

/** A number that becomes exempt is lost, too: nobody will miss its code any more. */
const isLoss = ({ before, now }: Change): boolean => {
  if (before === 'absent') return false;
  return now === 'absent' || now === 'exempt' || worth[now] < worth[before];
};

const worth: Readonly<Record<KeptStanding, number>> = {
  exempt: 0,
  todo: 0,
  implemented: 1,
  deciding: 2,
  proven: 3,
};

const schema = 'hantei-coverage/1';

/** The text of the file: a line for each number, so that a change of one is a change of one line. */
export const keptText = (kept: Kept): string => {
  const books = [...kept].sort(([one], [other]) => (one < other ? -1 : 1));
  const rulebooks = Object.fromEntries(
    // A number alone, `100`, would be moved to the front of an object.
    books.map(([id, numbers]) => [id, [...numbers].map(([number, is]) => `${number} ${is}`)]),
  );
  return `${JSON.stringify({ schema, rulebooks }, undefined, 2)}\n`;
};

export type ReadKept = { readonly kept: Kept } | { readonly fault: string };

/** Reads such a text; says what is wrong with one that is none. */
export const readKept = (text: string): ReadKept => {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return { fault: `it is not JSON: ${(error as Error).message}` };
  }
  if (!isRecord(found) || typeof found['schema'] !== 'string')
    return { fault: `it has no standings: "schema" should be "${schema}"` };
  if (found['schema'] !== schema)
    return { fault: `its schema is "${found['schema']}", and only "${schema}" is understood` };
  if (!isRecord(found['rulebooks'])) return { fault: '"rulebooks" is missing' };
  return readBooks(found['rulebooks']);
};

const readBooks = (rulebooks: Readonly<Record<string, unknown>>): ReadKept => {
  const kept = new Map<string, ReadonlyMap<string, KeptStanding>>();
  for (const [id, rows] of Object.entries(rulebooks)) {
    if (!Array.isArray(rows)) return { fault: `"${id}" should be a list of numbers` };
    const numbers = new Map<string, KeptStanding>();
    for (const row of rows as readonly unknown[]) {
      const [, number = '', word = ''] = (typeof row === 'string' && rowForm.exec(row)) || [];
      if (!isKeptStanding(word))
        return { fault: `${id}: ${JSON.stringify(row)} should be like "101.1 deciding"` };
      if (numbers.has(number)) return { fault: `${id}: ${number} stands there twice` };
      numbers.set(number, word);
    }
    kept.set(id, numbers);
  }
  return { kept };
};

const rowForm = /^(\S+) ([a-z]+)$/;

const isKeptStanding = (word: string): word is KeptStanding => Object.hasOwn(worth, word);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
