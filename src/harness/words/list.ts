/** The words of every game and of the language, as they are listed: each with what it means and what stands behind it. */
import { type Book, entryAt, numbersInOrder } from '../../kernel/book.js';
import type { Entry, EntryKind } from '../../kernel/vocabulary.js';
import { type ListedPhrase, type PhraseKind, phrases } from '../../language/phrases/index.js';
import { rulesBehind } from '../senses.js';
import type { GameEntry } from '../suite.js';
import { formsOf } from './forms.js';

/** What the language's own words are listed as, in place of a game. */
export const ownWords = 'language';

export interface Listed {
  /** The game, or `language`. */
  readonly game: string;
  readonly kind: EntryKind | PhraseKind;
  /** The usual form. */
  readonly word: string;
  readonly forms: readonly string[];
  readonly meaning: string;
  /** The numbers of the rules behind it, in the rulebook's order. */
  readonly rules: readonly string[];
  /** As the rulebook has it; empty where it has no word for it. */
  readonly japanese: string;
  readonly of: Entry | ListedPhrase;
}

/** The words of a game, with the numbers of one edition. */
export const wordsOf = ({ vocabulary, rules: { book } }: GameEntry): readonly Listed[] =>
  vocabulary.entries.map((entry) => ({
    game: vocabulary.game,
    kind: entry.kind,
    word: entry.words[0] ?? '',
    forms: formsOf(entry, vocabulary),
    meaning: meaningOf(entry),
    rules: numbersInOrder(book, new Set(rulesBehind(entry, (unit) => numbersOf(book, unit)))),
    japanese: entry.japanese ?? '',
    of: entry,
  }));

const meaningOf = (entry: Entry): string =>
  'unsupported' in entry ? `${entry.means}; no rule carries it out yet` : entry.means;

export const languageWords: readonly Listed[] = phrases.map((phrase) => ({
  game: ownWords,
  kind: phrase.kind,
  word: phrase.words[0] ?? '',
  forms: phrase.words,
  meaning: phrase.means,
  rules: [],
  japanese: '',
  of: phrase,
}));

/** Where a unit stands, or of a procedure in many places the section that it carries out. */
const numbersOf = (book: Book, unit: string): readonly string[] => {
  const all = book.numbers.get(unit) ?? [];
  const [first] = all;
  if (first === undefined || all.length <= mostNumbers) return all;
  return [entryAt(book, first)?.section ?? first];
};

const mostNumbers = 3;
