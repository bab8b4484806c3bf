/** The net below all readers: a word that nobody understood is never passed over. */
import type { Problem, Span, Word } from '../../language/document.js';
import type { Sense } from '../senses.js';
import { strayArticle } from './reader.js';
import { problem } from './scope.js';

/**
 * The words of a part of a file that no reader found a sense for.
 *
 * @param known what is wrong already: of such a line nobody needs to hear more
 */
export const unreadIn = (
  words: readonly Word[],
  part: Span,
  senses: readonly Sense[],
  known: readonly Problem[],
): readonly Problem[] => {
  const told = new Set(known.map(({ at }) => at.line));
  const covered = coverOf(senses);
  const found: Problem[] = [];
  let nothings: ReadonlySet<number> | undefined;
  for (let at = firstIn(words, part); at < words.length; at++) {
    const word = words[at];
    if (word === undefined || word.at.start >= part.end) break;
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
  (is === 'claim' && /^(?:game|board)/.test(word)) ||
  // A noun that is part of the name of an event: `before the turn ended`.
  (is === 'event' && entry === undefined);

const kindsOfThings: ReadonlySet<Sense['is']> = new Set<Sense['is']>([
  ...(['zone', 'noun', 'trait', 'step', 'moment', 'period'] as const),
  ...(['card', 'label', 'position', 'reference'] as const),
]);

/** Where the words of a part begin; they stand in order. */
const firstIn = (words: readonly Word[], { start }: Span): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
};

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
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (reach[low - 1] ?? 0) >= end;
  };
};

/** The words of lines in which something is wrong; any of them may have been meant as anything. */
export const wordsNear = (
  words: readonly Word[],
  problems: readonly Problem[],
): ReadonlySet<string> => {
  if (problems.length === 0) return new Set();
  const lines = new Set(problems.map(({ at }) => at.line));
  return new Set(words.flatMap(({ text, at }) => (lines.has(at.line) ? [text] : [])));
};
