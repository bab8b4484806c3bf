/** Orders that look like chance and are the same for the same seed. */
import { addWord, newDigest } from '../kernel/digest.js';

/** Numbers from 0 up to 1, one after another: mulberry32, begun from a word. */
export const numbersFrom = (seed: string): (() => number) => {
  const digest = newDigest();
  addWord(digest, seed);
  let state = (digest.one ^ digest.other) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const shuffled = <T>(all: readonly T[], seed: string): readonly T[] => {
  const random = numbersFrom(seed);
  const left = [...all];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
};
