/** The text of a ruling without a word, or with another of its kind in the word's place. */
import { keywordTokens, type KeywordName, keywordSpellings } from '../../../grammar/keywords.js';
import type { Use } from '../../harness/words/uses.js';
import type { Entry, Vocabulary } from '../../kernel/vocabulary.js';
import { markOf, type Stretch } from '../../language/phrases/found.js';
import type { Around } from './around.js';
import { type ListedPhrase, phrases, type ReadAs } from '../../language/phrases/index.js';
import { asWritten } from '../../language/wording.js';

export interface Variant {
  /** `without ‘up to’`, `‘untapped’ in place of ‘tapped’`. */
  readonly how: string;
  readonly text: string;
}

/** So many other words are tried in the place of one. */
const mostOthers = 12;

const isPhrase = (of: Use['of']): of is ListedPhrase => ownPhrases.has(of);
const ownPhrases: ReadonlySet<Use['of']> = new Set(phrases);

/** What may be tried with one use of a word. */
export interface Variants {
  readonly itself: Variant;
  /** Without more and more of what stands around it: for a word that nothing can be understood without. */
  readonly wider: readonly Variant[];
  /** With another word of its kind in its place. */
  readonly others: readonly Variant[];
}

export const variantsOf = (
  { of, at }: Pick<Use, 'of' | 'at'>,
  text: string,
  around: Around,
  vocabulary: Vocabulary,
): Variants => {
  const written = at.map((one) => text.slice(one.start, one.end)).join(' … ');
  const others = isPhrase(of) ? otherPhrases(of, written) : otherEntries(of, written, vocabulary);
  return {
    itself: cut(text, at),
    wider: around(at).map((more) => cut(text, [more])),
    others: others.slice(0, mostOthers).map((other) => ({
      how: `‘${other}’ in place of ‘${asWritten(written)}’`,
      text: replaced(text, at, other),
    })),
  };
};

const cut = (text: string, at: readonly Stretch[]): Variant => ({
  how: `without ‘${asWritten(at.map(({ start, end }) => text.slice(start, end)).join(' … '))}’`,
  text: at.reduceRight(
    (left, { start, end }) => leftOf(left.slice(0, start), left.slice(end)),
    text,
  ),
});

/** A list without one of its items has no comma for it. */
const leftOf = (before: string, behind: string): string => {
  if (/^[^\S\r\n]*,/.test(behind)) return before + behind.replace(',', '');
  const isLast = /^[^\S\r\n]*([#[\r\n]|$)/.test(behind);
  return (isLast ? before.replace(/,\s*$/, '') : before) + behind;
};

/** The other words stand where the first of these stood. */
const replaced = (text: string, at: readonly Stretch[], other: string): string => {
  const [first, ...rest] = at;
  if (first === undefined) return text;
  const without = rest.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  );
  return without.slice(0, first.start) + other + without.slice(first.end);
};

// ---------------------------------------------------------------- words of a game

/** Those that come next in its list, in the same form. */
const otherEntries = (
  entry: Entry,
  written: string,
  { entries }: Vocabulary,
): readonly string[] => {
  const prefix = /^non-/i.exec(written)?.[0] ?? '';
  const form = formOf(entry, written.slice(prefix.length).toLowerCase());
  const alike = entries.filter((one) => one.kind === entry.kind && isOfSameTrait(one, entry));
  const own = alike.indexOf(entry);
  return [...alike.slice(own + 1), ...alike.slice(0, own)].flatMap((other) => {
    const words = formsIn(other)[form] ?? other.words[0];
    return words === undefined || words === '-' ? [] : [`${prefix}${words}`];
  });
};

const isOfSameTrait = (one: Entry, other: Entry): boolean =>
  one.kind !== 'value' || other.kind !== 'value' || one.trait === other.trait;

const formOf = (entry: Entry, written: string): string =>
  Object.entries(formsIn(entry)).find(([, words]) => words === written)?.[0] ?? 'words 0';

/** How it is written, by what tells one way from another. */
const formsIn = (entry: Entry): Readonly<Record<string, string>> => ({
  ...numbered('words', entry.words),
  ...(entry.kind === 'noun' ? numbered('plurals', entry.plurals) : {}),
  ...(entry.kind === 'verb' || entry.kind === 'event' ? entry.forms : {}),
});

const numbered = (name: string, words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map((word, at) => [`${name} ${at}`, word]));

// ---------------------------------------------------------------- words of the language

/** Those of its kind that the same rule reads, or the same reader. */
const otherPhrases = (phrase: ListedPhrase, written: string): readonly string[] => {
  const alike = phrases.filter((one) => one.kind === phrase.kind && one !== phrase);
  const rules = new Set((phrase.grammar ?? []).map((mark) => markOf(mark).rule));
  const words = [
    ...alike.flatMap(({ grammar = [] }) =>
      grammar.map(markOf).flatMap(({ rule, tokens }) => (rules.has(rule) ? spelled(tokens) : [])),
    ),
    ...Object.keys(phrase.read ?? {}).flatMap((as) =>
      alike.flatMap(({ read }) => read?.[as as ReadAs] ?? []),
    ),
  ];
  return [...new Set(words)].filter((word) => word !== written.toLowerCase());
};

/** Signs have no words. */
const spelled = (tokens: readonly string[]): readonly string[] =>
  tokens.every((name) => name in keywordTokens)
    ? [tokens.map((name) => keywordSpellings(name as KeywordName)[0]).join(' ')]
    : [];
