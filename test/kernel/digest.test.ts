/** Digests tell apart what differs, and only that. */
import { describe, expect, test } from 'vitest';
import {
  add,
  addInAnyOrder,
  addWord,
  type Digest,
  newDigest,
  digestText,
} from '../../src/kernel/digest.js';

const digest = (fill: (to: Digest) => void): string => {
  const made = newDigest();
  fill(made);
  return digestText(made);
};

const inOrder = (...numbers: readonly number[]): string =>
  digest((to) => {
    for (const number of numbers) add(to, number);
  });

const words = (...all: readonly string[]): string =>
  digest((to) => {
    for (const word of all) addWord(to, word);
  });

const heap = (...numbers: readonly number[]): string =>
  digest((to) => {
    for (const number of numbers) {
      const part = newDigest();
      add(part, number);
      addInAnyOrder(to, part);
    }
  });

describe('a digest', () => {
  test('is the same for the same', () => {
    expect(inOrder(3, 1, 2)).toBe(inOrder(3, 1, 2));
    expect(words('deck', 'hand')).toBe(words('deck', 'hand'));
  });

  test('tells orders apart', () => {
    expect(inOrder(1, 2, 3)).not.toBe(inOrder(1, 3, 2));
  });

  test('knows where words end', () => {
    expect(words('ab', 'c')).not.toBe(words('a', 'bc'));
  });

  test('does not see the order of what lies in any order', () => {
    expect(heap(1, 2, 3)).toBe(heap(3, 1, 2));
  });

  test('tells apart heaps of the same sum', () => {
    const heaps = [heap(1, 4), heap(2, 3), heap(5, 0), heap(1, 1, 3), heap(5)];
    expect(new Set(heaps).size).toBe(heaps.length);
  });

  test('tells apart all small heaps', () => {
    const seen = new Set<string>();
    for (let one = 0; one < 60; one++)
      for (let other = one; other < 60; other++) seen.add(heap(one, other));
    expect(seen.size).toBe((60 * 61) / 2);
  });
});
