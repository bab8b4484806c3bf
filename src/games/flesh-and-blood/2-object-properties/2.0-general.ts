/** 2.0. Object properties in general: numbers. */
import { definition } from '../questions.js';

/** 2.0.3c. */
export const neverBelowZero = definition('neverBelowZero', (_, number) => Math.max(0, number));
