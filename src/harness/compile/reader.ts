/** Reading words from left to right: each taken once, by one reader, and with its sense noted. */
import type { Entry, EntryKind } from '../../kernel/vocabulary.js';
import type { Problem, Span, Term, Word } from '../../language/document.js';
import type { ReadAs, Spelling } from '../../language/phrases/index.js';
import { wording } from '../../language/wording.js';
import type { OwnKind, Sense } from '../senses.js';
import { type Found, lookUp } from './lexicon.js';
import { problem, report, type Scope, unknown, type NotFound, quiet } from './scope.js';

/** Words of which some have been read. */
export interface Cursor {
  readonly words: readonly Word[];
  /** The same in lower case. */
  readonly lower: readonly string[];
  at: number;
}

export const cursorOn = (words: readonly Word[]): Cursor => ({
  words,
  // What stands in quotes is no word of the language.
  lower: words.map(({ text, quoted }) => (quoted ? '' : text.toLowerCase())),
  at: 0,
});

export const isDone = ({ words, at }: Cursor): boolean => at >= words.length;

/** The next word, in lower case; nothing behind the last. */
export const next = ({ lower, at }: Cursor): string => lower[at] ?? '';

/** Where so many words stand, from one on. */
export const spanFrom = ({ words }: Cursor, from: number, to: number): Span => {
  const [first, last] = [words[from]?.at, words[to - 1]?.at];
  if (first === undefined || last === undefined) throw new Error('no words between these two');
  const { end, endLine, endColumn } = last;
  return { ...first, end, endLine, endColumn };
};

/** Takes the longest entry of one of these kinds, if one stands next. */
export const take = <K extends EntryKind>(
  scope: Scope,
  cursor: Cursor,
  ...kinds: readonly K[]
): Found<K> | undefined => {
  const found = lookUp(scope.lexicon, cursor.lower, cursor.at, kinds);
  if (found === undefined) return undefined;
  const { entry, length } = found;
  const at = spanFrom(cursor, cursor.at, cursor.at + length);
  // `leave the battle zone`: behind a verb begins a name.
  const name = cursor.at + (entry.kind === 'action' ? 2 : 1);
  const within = cursor.words.slice(name, cursor.at + length);
  // `the end of the next turn`: a time within a time.
  const isOfTime = entry.kind === 'moment' && within[0]?.text.toLowerCase() === 'of';
  refuseArticles(scope, isOfTime ? within.filter((_, index) => index !== 1) : within);
  scope.senses.push({ at, is: entry.kind, word: entry.words[0] ?? '', entry });
  cursor.at += length;
  return found;
};

/** An article stands in front of a name and not within it: `battle the zone`. */
export const refuseArticles = (scope: Scope, words: readonly Word[]): void => {
  const strange = words.find(({ article }) => article);
  if (strange !== undefined) scope.problems.push(strayArticle(strange));
};

export const strayArticle = ({ at, text }: Word): Problem =>
  problem('nonsense', at, `‘the’ has no sense in front of ‘${text}’ here`, 'leave it out');

/** Takes words of the language itself, which its table has, if they stand next; several as `top of`. */
export const takeWords = <R extends ReadAs, S extends Spelling<R>>(
  scope: Scope,
  cursor: Cursor,
  is: R,
  ...spelled: readonly S[]
): S | undefined => takeSpelled(scope, cursor, is, spelled);

/** Notes the sense of words of the language that the grammar has read already. */
export const noteWords = <R extends ReadAs>(
  { senses }: Scope,
  at: Span,
  is: R,
  word: Spelling<R>,
): void => {
  senses.push({ at, is, word, entry: undefined });
};

/** Takes words that an entry of the game has beside its own, if they stand next: what its verb counts. */
export const takeSpelled = <S extends string>(
  scope: Scope,
  cursor: Cursor,
  is: OwnKind | EntryKind,
  spelled: readonly S[],
  entry?: Entry,
): S | undefined => {
  for (const text of spelled) {
    const words = text.split(' ');
    if (!words.every((word, index) => cursor.lower[cursor.at + index] === word)) continue;
    refuseArticles(scope, cursor.words.slice(cursor.at + 1, cursor.at + words.length));
    noteAs(scope, cursor, words.length, is, text, entry);
    return text;
  }
  return undefined;
};

/** Takes so many words as something that no table has: a label, a player, a name. */
export const noteAs = (
  scope: Scope,
  cursor: Cursor,
  count: number,
  is: Sense['is'],
  word: string,
  entry?: Entry,
): void => {
  const at = spanFrom(cursor, cursor.at, cursor.at + count);
  scope.senses.push({ at, is, word, entry });
  cursor.at += count;
};

/** What is left, as a term. */
export const restOf = (cursor: Cursor): Term | undefined => {
  if (isDone(cursor)) return undefined;
  const words = cursor.words.slice(cursor.at);
  return { words, text: wording(words), at: spanFrom(cursor, cursor.at, cursor.words.length) };
};

/** A term that is one entry of these kinds, and nothing else. */
export const takeAll = <K extends EntryKind>(
  scope: Scope,
  words: readonly Word[],
  ...kinds: readonly K[]
): Found<K> | undefined =>
  attemptAll(scope, words, (inner, cursor) => take(inner, cursor, ...kinds));

/** What all of the words mean; nothing where some are left. */
export const attemptAll = <T>(
  scope: Scope,
  words: readonly Word[],
  read: (scope: Scope, cursor: Cursor) => T | undefined,
): T | undefined => {
  const cursor = cursorOn(words);
  const inner = quiet(scope);
  const found = read(inner, cursor);
  if (found === undefined || !isDone(cursor)) return undefined;
  scope.problems.push(...inner.problems);
  for (const sense of inner.senses) scope.senses.push(sense);
  return found;
};

/** Reports the next word as one that means nothing there, and passes over it. */
export const refuseNext = (
  scope: Scope,
  cursor: Cursor,
  code: Parameters<typeof unknown>[1],
  wanted: Omit<NotFound, 'word'>,
): void => {
  const word = cursor.words[cursor.at];
  if (word !== undefined) unknown(scope, code, word.at, { ...wanted, word: word.text });
  cursor.at++;
};

/** Whatever is left means nothing. */
export const refuseRest = (scope: Scope, cursor: Cursor, behind: string): void => {
  const rest = restOf(cursor);
  if (rest !== undefined)
    report(scope, 'unknown-word', rest.at, `‘${rest.text}’ means nothing behind ${behind}`);
  cursor.at = cursor.words.length;
};

/** A term without a place, for what a reader makes up. */
export const noWords = (at: Span): Term => ({ words: [], text: '', at });
