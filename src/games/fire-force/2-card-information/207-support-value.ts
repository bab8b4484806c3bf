/** 207. Support value. */
import { definition } from '../questions.js';

/** 207.1. Without it a card cannot be given in support (702.16). */
export const supportValue = definition('supportValue', (_, value) => value);
