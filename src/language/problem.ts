import { distance } from './names.js';

/** A very long word has no near one, and would take long to compare. */
const longest = 60;

/**
 * The candidate nearest to a word, to ask "did you mean …?". Nothing where none is near: a slip changes at most
 * about a third of a word's letters.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  let best: string | undefined;
  let least = Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    const apart = distance(word.toLowerCase(), candidate.toLowerCase(), least - 1);
    if (apart < least) [best, least] = [candidate, apart];
  }
  return best;
}
