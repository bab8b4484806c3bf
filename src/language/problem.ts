/**
 * The candidate nearest to a word, to ask "did you mean …?". Nothing where none is near: a slip changes at most
 * about a third of a word's letters.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.floor(word.length / 3) + 1;
  // A very long word has no near one, and would take long to compare.
  if (word.length > 60) return undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const apart = distance(word.toLowerCase(), candidate.toLowerCase());
    if (apart < bestDistance) [best, bestDistance] = [candidate, apart];
  }
  return best;
}

/** How many letters must be added, dropped, changed or exchanged with their neighbour to make one from the other. */
export function distance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const changed = (last[j] ?? 0) + (letter === other ? 0 : 1);
      const swapped =
        i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other
          ? (beforeLast[j - 1] ?? 0) + 1
          : Infinity;
      row.push(Math.min(changed, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
