/** The words of every game and of the language, as they are listed: each with what it means and what stands behind it. */
import { type Book, inOrder } from '../../kernel/book.js';
import type { Unit } from '../../kernel/rule.js';
import type { Entry, EntryKind } from '../../kernel/vocabulary.js';
import { type Phrase, type PhraseKind, phrases } from '../../language/phrases/index.js';
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
  readonly of: Entry | Phrase;
}

/** The words of a game, with the numbers of one edition. */
export const wordsOf = ({ vocabulary, rules: { book } }: GameEntry): readonly Listed[] => {
  const numbers = numbersIn(book);
  return vocabulary.entries.map((entry) => ({
    game: vocabulary.game,
    kind: entry.kind,
    word: entry.words[0] ?? '',
    forms: formsOf(entry, vocabulary),
    meaning: meaningOf(entry),
    rules: inOrder(book, new Set(rulesBehind(entry, (unit) => numbers.get(unit) ?? []))),
    japanese: entry.japanese ?? '',
    of: entry,
  }));
};

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

/** The numbers of each unit, by its name. */
const numbersIn = ({ units }: Book): ReadonlyMap<string, readonly string[]> =>
  new Map(units.map(({ name, unit }) => [name, numbersOf(unit)]));

/** Of a procedure those of its steps, or of so many the section that it carries out. */
const numbersOf = (unit: Unit): readonly string[] => {
  if (unit.unit !== 'procedure') return [unit.number].filter(Boolean);
  const steps = new Set(unit.steps.flatMap(({ number }) => (number === '' ? [] : number)));
  return steps.size > mostSteps ? [unit.number] : [...steps];
};

const mostSteps = 3;
