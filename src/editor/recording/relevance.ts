/**
 * Which of several rules somebody would name first: those that speak of what a ruling is about, in words that few rules
 * speak of. Of a ninja strike the rule about ninja strikes comes before what goes for every summoning.
 */
import { stemmer } from 'stemmer';
import type { Book } from '../../kernel/book.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';

/** What somebody asserts, and of what. */
export interface Topic {
  /** What somebody says. */
  readonly said: string;
  /** What stands on the cards that it is about. */
  readonly beside: readonly string[];
}

/** Sorts rules by how much their summaries speak of a subject; those that say as much stay in their order. */
export const mostRelevantFirst = (
  { entries, book }: RulesOfGame,
  rules: readonly string[],
  { said, beside }: Topic,
): readonly string[] => {
  const about = new Set([...baseForms(entries, said), ...beside].flatMap(wordsIn));
  const rarity = rarities(book);
  const weigh = (word: string): number => (about.has(word) ? (rarity.get(word) ?? 0) : 0);
  const weights = new Map(
    rules.map((rule) => {
      const words = [...summaryWords(book, rule)];
      // A summary of many words has some of any.
      const sum = words.reduce((all, word) => all + weigh(word), 0) / Math.sqrt(words.length || 1);
      return [rule, sum] as const;
    }),
  );
  return rules.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
};

export interface RulesOfGame {
  readonly entries: Vocabulary['entries'];
  readonly book: Book;
}

/** With the base forms of its verbs: of who `drew` rules say that they draw. */
const baseForms = (entries: Vocabulary['entries'], said: string): readonly string[] => {
  const words = said.split(/\s+/u);
  const bases = entries.flatMap((entry) =>
    'forms' in entry &&
    Object.values<string>({ ...entry.forms }).some((form) => words.includes(form))
      ? entry.words
      : [],
  );
  return [said, ...bases];
};

const known = new WeakMap<Book, ReadonlyMap<string, number>>();

/** The more rules speak of a word, the less it says. */
const rarities = (book: Book): ReadonlyMap<string, number> => {
  let found = known.get(book);
  if (found === undefined) {
    const counts = new Map<string, number>();
    for (const rule of book.entries.keys())
      for (const word of summaryWords(book, rule)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const { size } = book.entries;
    found = new Map([...counts].map(([word, count]) => [word, Math.log(size / count)]));
    known.set(book, found);
  }
  return found;
};

const summaryWords = (book: Book, rule: string): ReadonlySet<string> =>
  new Set(wordsIn(book.entries.get(rule)?.summary ?? ''));

/** As stems: of a summoned creature those rules speak that say what is done when creatures are summoned. */
const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemmer);
