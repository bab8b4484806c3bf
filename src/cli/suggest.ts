/** What was probably meant. */

/** `\n(did you mean ...?)` for the nearest of these words, or nothing. */
export const suggestionLine = (word: string, words: readonly string[]): string => {
  const ranked = words
    .map((one) => ({ one, away: distance(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return best !== undefined && best.away <= Math.max(2, best.one.length / 3)
    ? `\ndid you mean ${best.one}?`
    : '';
};

/** Letters to insert, delete or replace. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= Math.min(from.length, 100); i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
};
