/** Digests: what tells texts apart without keeping them. */
import { createHash } from 'node:crypto';

/** A digest of several texts, in which none can be taken for part of another. */
export const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('base64url').slice(0, 22);
};
