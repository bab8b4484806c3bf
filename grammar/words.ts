/**
 * Words of texts, each kept once: the same few hundred stand everywhere, and looking a word up that was met before
 * takes less than cutting it out anew. What is asked about it later is faster, too: V8 keeps the hash of a string.
 */

/** More are not kept, nor longer ones: a long run must hold no more than a short one. */
const slots = 4096;
const longest = 24;

const kept: (string | undefined)[] = Array.from({ length: slots }, () => undefined);

/** Goes on with the hash of a word that is read letter by letter, from 0. */
export const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** What stands there in the text. `hash`: that of its letters. */
export function wordAt(text: string, start: number, end: number, hash: number): string {
  const slot = (hash ^ (hash >>> 12)) & (slots - 1);
  const known = kept[slot];
  if (known !== undefined && standsAt(known, text, start, end)) return known;
  const word = text.slice(start, end);
  if (word.length <= longest) kept[slot] = copied(word);
  return word;
}

function standsAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let index = start; index < end; index++)
    if (word.charCodeAt(index - start) !== text.charCodeAt(index)) return false;
  return true;
}

/** The same text for keeping: a piece that was cut out of a text keeps all of it in memory. */
export const copied = (text: string): string => text.split('').join('');
