/** The net below all readers: a word that nobody understood is never passed over. */
import type { Problem, Span, Word } from '../../language/document.js';
import { countOfFirst } from '../../language/sorted.js';
import type { Sense } from '../senses.js';
import { strayArticle } from './reader.js';
import { problem } from './scope.js';

/**
 * The words of parts of a file that no reader found a sense for.
 *
 * @param known what is wrong already: of such a line nobody needs to hear more
 */
export const unreadIn = (
  words: readonly Word[],
  parts: readonly Span[],
  senses: readonly Sense[],
  known: readonly Problem[],
): readonly Problem[] => {
  const told = new Set(known.map(({ at }) => at.line));
  const covered = coverOf(senses);
  const found: Problem[] = [];
  let nothings: ReadonlySet<number> | undefined;
  for (const word of parts.flatMap((part) => wordsOf(words, part))) {
    if (told.has(word.at.line)) continue;
    const isRead = covered(word.at);
    if (isRead && !(word.article && (nothings ??= nothingsIn(senses)).has(word.at.start))) continue;
    told.add(word.at.line);
    found.push(isRead ? strayArticle(word) : problem('nonsense', word.at, nothingHere(word)));
  }
  return found;
};

const nothingHere = ({ text }: Word): string => `‘${text}’ means nothing here`;

/** Where begins what has no article: `is the tapped` says what something is like, and `the A` has a name. */
const nothingsIn = (senses: readonly Sense[]): ReadonlySet<number> => {
  const [begun, things] = [new Set<number>(), new Set<number>()];
  for (const sense of senses) (isThing(sense) ? things : begun).add(sense.at.start);
  return new Set([...begun].filter((start) => !things.has(start)));
};

const isThing = ({ is, word, entry }: Sense): boolean =>
  kindsOfThings.has(is) ||
  (is === 'claim' && thingsClaimed.has(word)) ||
  // A noun that is part of the name of an event: `before the turn ended`.
  (is === 'event' && entry === undefined);

/** What claims call by a noun that is no game's. */
const thingsClaimed: ReadonlySet<string> = new Set(['game', 'game goes on', 'board']);

const kindsOfThings: ReadonlySet<Sense['is']> = new Set<Sense['is']>([
  ...(['zone', 'noun', 'trait', 'step', 'moment', 'period'] as const),
  ...(['card', 'label', 'position', 'reference'] as const),
]);

const wordsOf = (words: readonly Word[], { start, end }: Span): readonly Word[] =>
  words.slice(
    countOfFirst(words, ({ at }) => at.start < start),
    countOfFirst(words, ({ at }) => at.start < end),
  );

/** Whether a place lies within what somebody found a sense for. */
const coverOf = (senses: readonly Sense[]): ((at: Span) => boolean) => {
  const spans = senses
    .filter(({ is }) => is !== 'phrase')
    .map(({ at }) => at)
    .sort((one, other) => one.start - other.start);
  // How far anything reaches that begins at a span or before it.
  const reach: number[] = [];
  for (const { end } of spans) reach.push(Math.max(end, reach.at(-1) ?? 0));
  return ({ start, end }) => {
    const begun = countOfFirst(spans, (span) => span.start <= start);
    return begun > 0 && (reach[begun - 1] ?? 0) >= end;
  };
};

/** The words of lines in which something is wrong; any of them may have been meant as anything. */
export const wordsNear = (
  words: readonly Word[],
  problems: readonly Problem[],
): ReadonlySet<string> => {
  const lines = new Set(problems.map(({ at }) => at.line));
  return new Set([...lines].flatMap((line) => wordsIn(words, line).map(({ text }) => text)));
};

const wordsIn = (words: readonly Word[], line: number): readonly Word[] =>
  words.slice(
    countOfFirst(words, ({ at }) => at.line < line),
    countOfFirst(words, ({ at }) => at.line <= line),
  );
