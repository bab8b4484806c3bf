/** Where a text can be written on, and one of its rulings stepped through. */
import type { SignSeen } from '../../engine/writing.js';
import { hashOf } from '../router.js';

export const writeAddress = (path: string): string => hashOf({ view: 'write', rest: [path] });

export const stepAddress = (
  path: string,
  { name, rulebook }: Pick<SignSeen, 'name' | 'rulebook'>,
): string => hashOf({ view: 'step', rest: [path], query: { ruling: name, rulebook } });
