/** What was probably meant by a word that nothing is called. */
import type { Problem } from './document.js';

/** Words as they are compared: lower case, single spaces. */
export const normal = (text: string): string => {
  const lower = text.trim().toLowerCase();
  // Nearly all texts come that way.
  return uneven.test(lower) ? lower.replace(/\s+/g, ' ') : lower;
};

/** Anything between words but single spaces. */
const uneven = /[^\S ]|\s\s/;

/** How many letters must be put in, left out, changed or swapped to turn one word into another; stops at `most`. */
export const distance = (one: string, other: string, most = Infinity): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  // Words that are alike, as those of a series, mostly begin and end alike.
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > begin && otherEnd > begin && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  return distanceOfAll(one.slice(begin, end), other.slice(begin, otherEnd), most);
};

const distanceOfAll = (one: string, other: string, most: number): number => {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
};

const longest = 60;

/** The candidate nearest to a word, if a slip could be between them: it changes at most a third of a word. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > longest) return undefined;
  const wanted = normal(word);
  let best: string | undefined;
  // A single letter, a player's, can only be another letter.
  const most = wanted.length === 1 ? 1 : Math.floor(wanted.length / 3);
  let least = most + 1;
  for (const candidate of candidates) {
    const far = distance(wanted, normal(candidate), least - 1);
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
};

const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What to write in place of a number in words; nothing where the first word is none. */
export const inDigits = (words: string): string | undefined => {
  const number = numberWords.indexOf(normal(words).split(' ')[0] ?? '');
  return number < 0 ? undefined : `numbers are written in digits: ${number}`;
};

/** What helps against a mistake: words, and what was probably meant, where that may stand in the place of the mistake. */
export type Help = string | { readonly says: string; readonly meant: string };

/** What a problem has of it. */
export const helped = (help: Help | undefined): Pick<Problem, 'help' | 'meant'> =>
  help === undefined
    ? {}
    : typeof help === 'string'
      ? { help }
      : { help: help.says, meant: help.meant };

/** The same, with more words behind it. */
export const saysMore = (help: Help, more: string): Help =>
  typeof help === 'string' ? `${help} ${more}` : { ...help, says: `${help.says} ${more}` };

/** `did you mean ‘fire’?` */
export const didYouMean = (meant: string): Help => ({ says: `did you mean ‘${meant}’?`, meant });

/** What was meant, where anything else than what was written is near; else the whole list, where it is short enough to help. */
export const suggestion = (word: string, candidates: Iterable<string>): Help | undefined => {
  const all = [...new Set(candidates)].filter((one) => one !== word);
  const near = nearest(word, all);
  if (near !== undefined) return didYouMean(near);
  return all.length > 0 && all.length <= 8 ? `there is: ${all.join(', ')}` : undefined;
};
