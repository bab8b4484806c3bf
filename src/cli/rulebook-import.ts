/** `hantei rulebook import`: keeps an official document that the user has, to be shown beside our own words. */
import { isRulebookId, nearestId } from '../evidence/official/ids.js';
import type { Reading } from '../evidence/official/read.js';
import type { Book } from '../kernel/book.js';
import { importLines, type Imported } from '../report/official.js';
import type { Engines } from './engine.js';
import { Failure, show, type Io } from './io.js';
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
  if (book !== undefined && imported.missing.length === book.entries.size)
    throw new Failure(otherDocument(path, book, books, reading));
  const kept = keepText(io, { rulebook, rules: reading.rules });
  const near = nearestId(
    rulebook,
    books.map(({ id }) => id),
  );
  show(io, io.stdout, importLines({ ...imported, kept, near }));
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

/** None of the numbers fits: most likely the document of another rulebook. */
const otherDocument = (
  path: string,
  book: Book,
  books: readonly Book[],
  { rules }: Reading,
): string => {
  const hits = ({ entries }: Book): number =>
    rules.filter(({ number }) => entries.has(number)).length;
  const [best] = [...books].sort((one, other) => hits(other) - hits(one));
  const instead =
    best === undefined || hits(best) === 0
      ? `it begins with ${rules
          .slice(0, 3)
          .map(({ number }) => number)
          .join(', ')}`
      : `it has ${hits(best)} of those of ${best.id}`;
  return `${path}: it has none of the ${book.entries.size} numbers of ${book.id}; ${instead}`;
};
