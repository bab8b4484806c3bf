/** 2.0. Object properties in general: numbers. */
import { definition } from '../questions.js';

/** 2.0.3. What an object does not have, nothing modifies. */
export const modifiesLacking = definition('modifiesLacking', () => false);

/** 2.0.3c. */
export const neverBelowZero = definition('neverBelowZero', (_, number) => Math.max(0, number));
