/** Words that the editions of a game share, and for which one of them has no rule: there nothing carries out what they say. */
import type { Book } from '../../kernel/book.js';
import type { Entry, Vocabulary } from '../../kernel/vocabulary.js';
import type { Problem } from '../../language/document.js';
import { rulesBehind, type Sense } from '../senses.js';
import type { GameEntry } from '../suite.js';
import { problem } from './scope.js';

/**
 * The words of a part of a file for which the rulebook has no rule.
 *
 * @param senses what the words of the part mean
 * @param known what is wrong already: of such a line nobody needs to hear more
 */
export const unruledIn = (
  { rulebook, vocabulary, rules: { book } }: GameEntry,
  senses: readonly Sense[],
  known: readonly Problem[],
): readonly Problem[] => {
  const without = withoutRules(vocabulary, book);
  if (without.size === 0) return [];
  const told = new Set(known.map(({ at }) => at.line));
  return senses.flatMap(({ at, entry }) => {
    if (entry === undefined || !without.has(entry) || told.has(at.line)) return [];
    told.add(at.line);
    const word = entry.words[0] ?? '';
    return [
      problem('unsupported', at, `no rule of ${rulebook} carries out ‘${word}’`, otherwise(word)),
    ];
  });
};

const otherwise = (word: string): string =>
  `another edition may have one: hantei words ${/\s/.test(word) ? `"${word}"` : word}`;

const known = new WeakMap<Book, ReadonlySet<Entry>>();

/** The words that are told of rules, all of which stand in other editions. */
const withoutRules = ({ entries }: Vocabulary, book: Book): ReadonlySet<Entry> => {
  let found = known.get(book);
  if (found === undefined) {
    const numbersOf = (unit: string) => book.numbers.get(unit) ?? [];
    const isWithout = (entry: Entry): boolean =>
      entry.by !== undefined && rulesBehind(entry, numbersOf).length === 0;
    found = new Set(entries.filter(isWithout));
    known.set(book, found);
  }
  return found;
};
