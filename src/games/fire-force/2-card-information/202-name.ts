/** 202. Name. */

import { definition } from '../questions.js';

/** 202.1. By which texts know a card again. */
export const cardName = definition('cardName', (_, value) => value);

/** 202.2. Without the rule, a card of that name anywhere. */
export const nameMeansField = definition('nameMeansField', () => ['field']);
