/** `hantei rulebook import`: keeps an official document that the user has, to be shown beside our own words. */
import { isRulebookId, nearestId } from '../evidence/official/ids.js';
import type { Reading } from '../evidence/official/read.js';
import type { Book } from '../kernel/book.js';
import { importLines, type Imported } from '../report/official.js';
import type { Engines } from './engine.js';
import { Failure, showLines, type Io } from './io.js';
import { readOfficial } from './official-document.js';
import { keepText, keptIds } from './official-texts.js';

export interface ImportOptions {
  readonly as: string;
}

/** Carries the verb out: exit status 1 where the document and the index of the rulebook have different numbers. */
export const importRulebook = async (
  io: Io,
  engines: Engines,
  path: string,
  { as: rulebook }: ImportOptions,
): Promise<number> => {
  if (!isRulebookId(rulebook)) throw new Failure(noId(rulebook, keptIds(io)));
  const books = (await engines.games()).map(({ rules }) => rules.book);
  const reading = readOfficial(io, path);
  const book = books.find(({ id }) => id === rulebook);
  const imported = comparedWith(book, { rulebook, reading });
  if (book !== undefined) demandDocumentOf(book, books, path, reading);
  const kept = keepText(io, { rulebook, rules: reading.rules, unplaced: reading.unplaced });
  const near = nearestId(
    rulebook,
    books.map(({ id }) => id),
  );
  showLines(io, io.stdout, importLines({ ...imported, kept, near }));
  return imported.missing.length + imported.extra.length > 0 ? 1 : 0;
};

const noId = (given: string, kept: readonly string[]): string => {
  const near = nearestId(given, kept);
  return `'${given}' is not the id of a rulebook: game/edition, as in duel-masters/1.13${near === undefined ? '' : `\ndid you mean ${near}?`}`;
};

const comparedWith = (
  book: Book | undefined,
  about: { readonly rulebook: string; readonly reading: Reading },
): Omit<Imported, 'kept' | 'near'> => {
  const read = new Set(about.reading.rules.map(({ number }) => number));
  const known = book?.entries;
  return {
    ...about,
    isKnown: book !== undefined,
    missing: [...(known?.keys() ?? [])].filter((number) => !read.has(number)),
    extra: known === undefined ? [] : [...read].filter((number) => !known.has(number)),
  };
};

/** @throws Failure where no number fits, or the rulebook of another game fits better */
const demandDocumentOf = (
  book: Book,
  books: readonly Book[],
  path: string,
  { rules }: Reading,
): void => {
  const hits = ({ entries }: Book): number =>
    rules.filter(({ number }) => entries.has(number)).length;
  const own = hits(book);
  const size = book.entries.size;
  const better = books.find((other) => gameOf(other) !== gameOf(book) && hits(other) > own);
  const found = `${path}: it has ${own === 0 ? 'none' : `only ${own}`} of the ${size} numbers of ${book.id}`;
  if (better !== undefined)
    throw new Failure(`${found}, and ${hits(better)} of those of ${better.id}\nnothing was kept`);
  if (own > 0) return;
  const first = rules.slice(0, 3).map(({ number }) => number);
  throw new Failure(`${found}; it begins with ${first.join(', ')}\nnothing was kept`);
};

const gameOf = ({ id }: Book): string => id.split('/')[0] ?? '';
