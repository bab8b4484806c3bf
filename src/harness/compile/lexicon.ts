/** A game's vocabulary made ready for looking words up. Made once for each vocabulary. */
import type { Noun, TraitWord, Vocabulary } from '../../kernel/vocabulary.js';
import { type Found, normal, singulars, type WordTable, wordTable } from '../../language/names.js';

/** What a word of a noun says of a card. */
export type Sense =
  | { readonly is: 'status'; readonly status: string; readonly value: string }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'value'; readonly trait: string; readonly value: string }
  | { readonly is: 'flag'; readonly trait: string }
  | { readonly is: 'keyword'; readonly keyword: string }
  | { readonly is: 'noun'; readonly noun: Noun }
  | { readonly is: 'zone'; readonly zone: string }
  /** Any card at all. */
  | { readonly is: 'card' };

export interface Lexicon {
  readonly vocabulary: Vocabulary;
  /** Everything that may describe a card in a noun. */
  readonly describing: WordTable<Sense>;
  readonly traits: WordTable<TraitWord>;
  readonly zones: WordTable<string>;
  readonly keywords: WordTable<string>;
  readonly statuses: WordTable<{ readonly status: string; readonly value: string }>;
  readonly fillers: WordTable<string>;
  readonly steps: WordTable<string>;
  readonly facts: WordTable<string>;
  readonly actions: WordTable<string>;
  readonly players: ReadonlyMap<string, string>;
  /** Whatever a card can be said to be. */
  readonly states: ReadonlySet<string>;
  /** Every single word that some table knows: such a word in a script need not be a label. */
  readonly known: ReadonlySet<string>;
}

const made = new WeakMap<Vocabulary, Lexicon>();

export const lexiconOf = (vocabulary: Vocabulary): Lexicon => {
  let lexicon = made.get(vocabulary);
  if (lexicon === undefined) {
    lexicon = makeLexicon(vocabulary);
    made.set(vocabulary, lexicon);
  }
  return lexicon;
};

const makeLexicon = (vocabulary: Vocabulary): Lexicon => ({
  vocabulary,
  describing: wordTable(describingWords(vocabulary)),
  traits: wordTable(Object.entries(vocabulary.traits)),
  zones: wordTable(Object.entries(vocabulary.zones)),
  keywords: wordTable(Object.entries(vocabulary.keywords)),
  statuses: wordTable(Object.entries(vocabulary.statuses)),
  fillers: wordTable(Object.keys(vocabulary.fillers).map((word) => [word, word] as const)),
  steps: wordTable(Object.entries(vocabulary.steps)),
  facts: wordTable(Object.entries(vocabulary.facts)),
  actions: wordTable(Object.entries(vocabulary.actions)),
  players: new Map(vocabulary.players.map((player) => [normal(player), player])),
  states: new Set(
    [vocabulary.statuses, vocabulary.words, vocabulary.values, vocabulary.keywords].flatMap(
      (table) => Object.keys(table),
    ),
  ),
  known: knownWords(vocabulary),
});

/** Of words with several senses the first counts: what a noun adds to a value (its zones) must not be lost. */
const describingWords = (words: Vocabulary): readonly (readonly [string, Sense])[] => [
  ...Object.entries(words.nouns).map(([key, noun]) => [key, { is: 'noun', noun }] as const),
  ...Object.entries(words.statuses).map(
    ([key, { status, value }]) => [key, { is: 'status', status, value }] as const,
  ),
  ...Object.entries(words.words).map(([key, word]) => [key, { is: 'word', word }] as const),
  ...Object.entries(words.values).map(
    ([key, { trait, value }]) => [key, { is: 'value', trait, value }] as const,
  ),
  ...Object.entries(words.flags).map(([key, trait]) => [key, { is: 'flag', trait }] as const),
  ...Object.entries(words.keywords).map(
    ([key, keyword]) => [key, { is: 'keyword', keyword }] as const,
  ),
  ...Object.entries(words.traits).flatMap(([key, { trait, is }]) =>
    is === 'flag' ? [[key, { is: 'flag', trait }] as const] : [],
  ),
  ...Object.entries(words.zones).map(([key, zone]) => [key, { is: 'zone', zone }] as const),
  ['card', { is: 'card' }],
  ['cards', { is: 'card' }],
];

const knownWords = (vocabulary: Vocabulary): ReadonlySet<string> => {
  const known = new Set<string>();
  for (const table of Object.values(vocabulary) as unknown[])
    if (typeof table === 'object' && table !== null && !Array.isArray(table))
      for (const key of Object.keys(table))
        for (const word of normal(key).split(' ')) known.add(word);
  for (const player of vocabulary.players) known.add(normal(player));
  return known;
};

/** The longest entry at a place; its last word may be in the plural where the table has only the singular. */
export const lookUp = <T>(
  table: WordTable<T>,
  words: readonly string[],
  at: number,
): Found<T> | undefined => {
  const lengths = table.lengths.get(words[at] ?? '') ?? single;
  for (const length of lengths) {
    if (at + length > words.length) continue;
    const key = words.slice(at, at + length).join(' ');
    const found = entryFor(table, key);
    if (found !== undefined) return { ...found, words: length };
  }
  return undefined;
};

const single: readonly number[] = [1];

const entryFor = <T>(
  table: WordTable<T>,
  key: string,
): { readonly key: string; readonly value: T } | undefined => {
  const value = table.entries.get(key);
  if (value !== undefined) return { key, value };
  for (const form of singulars(key)) {
    const one = table.entries.get(form);
    if (one !== undefined) return { key: form, value: one };
  }
  return undefined;
};

/** An entry that is the whole of a text. */
export const lookUpAll = <T>(table: WordTable<T>, text: string): T | undefined =>
  entryFor(table, normal(text))?.value;
