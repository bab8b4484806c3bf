/** The names of rulebooks. */
import { nearest } from '../../language/names.js';

/** The official documents that Hantei follows, or is going to. */
const documents: readonly string[] = [
  'duel-masters/1.8',
  'duel-masters/1.13',
  'duel-masters/abridged',
  'fire-force/1.0.0',
  'flesh-and-blood/ch9',
];

/** Game and edition, in lower case; nothing that could lead out of a folder. */
export const isRulebookId = (text: string): boolean =>
  /^[a-z0-9][a-z0-9_-]*\/[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9]))*$/.test(text) && text.length <= 100;

/** The id that was probably meant, among these and the documents that Hantei follows. */
export const nearestId = (text: string, others: readonly string[]): string | undefined =>
  nearest(text.toLowerCase(), new Set([...others, ...documents]));
