/** Looking rules up by number, or by words of their summaries. */
import { byNumber, type Book } from '../kernel/book.js';
import type { NumberEntry } from '../kernel/listing.js';

export interface FoundRules {
  readonly book: Book;
  readonly entries: readonly NumberEntry[];
}

/** `[509.5a]`, `５０９.5a.` and `509.5a` are one number. */
export const writtenNumber = (text: string): string | undefined =>
  /^\[?(\d[\da-z.~-]*?)\.?\]?$/.exec(text.normalize('NFKC').trim().toLowerCase())?.[1];

/** The rule of this number; failing that, everything below it: the section `509`, or `115.3` where only parts exist. */
export const withNumber = ({ entries }: Book, number: string): NumberEntry[] => {
  const exact = [...entries.values()].find((one) => one.number.toLowerCase() === number);
  return exact === undefined
    ? [...entries.values()].filter((one) => isBelow(one.number.toLowerCase(), number))
    : [exact];
};

/** `115.3b` is below `115.3` and `115`, but not below `115.31` or `11`. */
export const isBelow = (number: string, above: string): boolean =>
  number.startsWith(above) &&
  number !== above &&
  !(/\d$/.test(above) && /^\d/.test(number.slice(above.length)));

/** The rules whose summary has all the words, in any order. */
export const withWords = ({ entries }: Book, text: string): NumberEntry[] => {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return [...entries.values()].filter((entry) => {
    const said = folded(`${entry.summary} ${entry.kind}`);
    return words.every((word) => said.includes(word));
  });
};

/** Upper and lower case, full and half width are the same. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Numbers of the book that stand where this one would. */
export const nearestNumbers = ({ entries }: Book, number: string, count = 2): string[] => {
  const numbers = [...entries.keys()];
  const after = numbers.findIndex((one) => byNumber({ number: one }, { number }) > 0);
  const place = after === -1 ? numbers.length : after;
  return numbers.slice(Math.max(0, place - count), place + count);
};

/** The rules before and after one, in the rulebook's order. */
export const neighbours = (
  { entries }: Book,
  { number }: NumberEntry,
): (NumberEntry | undefined)[] => {
  const all = [...entries.values()];
  const at = all.findIndex((one) => one.number === number);
  return [all[at - 1], all[at + 1]];
};
