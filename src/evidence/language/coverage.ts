/** How much of the language a corpus uses: words by game and kind, and alternatives of the grammar. */
import type { Alternative } from './alternatives.js';
import type { WordStanding } from './words.js';

export interface LanguageCoverage {
  readonly words: readonly WordStanding[];
  readonly grammar: GrammarCoverage;
}

export interface GrammarCoverage {
  readonly all: readonly Alternative[];
  readonly used: ReadonlySet<Alternative>;
}

export interface WordCounts {
  /** Words that a ruling may use. */
  readonly accepted: number;
  readonly used: number;
  /** A ruling is refused or comes out otherwise without them. */
  readonly noticed: number;
  /** A ruling comes out otherwise. */
  readonly inPlay: number;
}

export const wordCountsOf = (words: readonly WordStanding[]): WordCounts => ({
  accepted: words.filter(isAccepted).length,
  used: words.filter(isUsed).length,
  noticed: words.filter(({ notice }) => notice !== undefined).length,
  inPlay: words.filter(({ notice }) => notice?.fate === 'otherwise').length,
});

/** Not where no rule carries it out yet: a ruling with such a word is never played. */
export const isAccepted = ({ word: { of } }: WordStanding): boolean => !('unsupported' in of);

export const isUsed = ({ uses }: WordStanding): boolean => uses > 0;

/** Words that rulings use, and that none of them would miss. */
export const isUnnoticed = (word: WordStanding): boolean =>
  isUsed(word) && word.notice === undefined;

/** Why no ruling can notice a word, where that is known: texts say the same without it. */
export const forReaders = ({ word: { of } }: WordStanding): string | undefined =>
  'forReaders' in of ? of.forReaders : undefined;
