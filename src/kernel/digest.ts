/**
 * Digests: a few bits that stand for many numbers and words, the same for the same. Each number goes into them as it
 * comes, so that nothing has to be listed. FNV-1a, twice with different seeds and factors.
 */
export interface Digest {
  one: number;
  other: number;
}

export const newDigest = (): Digest => ({ one: 0x811c9dc5 | 0, other: 0x01000193 });

/** Adds what comes next. */
export const add = (to: Digest, number: number): void => {
  to.one = Math.imul(to.one ^ number, 0x01000193);
  to.other = Math.imul(to.other ^ number, 0x85ebca6b);
};

/** Adds a word; where one ends and the next begins makes a difference. */
export const addWord = (to: Digest, word: string): void => {
  add(to, word.length);
  for (let at = 0; at < word.length; at++) add(to, word.charCodeAt(at));
};

/** Adds one of several parts whose order makes no difference. */
export const addInAnyOrder = (to: Digest, part: Digest): void => {
  to.one = (to.one + scattered(part.one)) | 0;
  to.other = (to.other + scattered(part.other)) | 0;
};

/** Bits that all depend on all bits, so that sums of several differ (the last steps of MurmurHash3). */
const scattered = (bits: number): number => {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

export const digestText = ({ one, other }: Digest): string =>
  (one >>> 0).toString(36) + (other >>> 0).toString(36);
