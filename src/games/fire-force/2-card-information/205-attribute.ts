/** 205. Attribute. */

import { definition } from '../questions.js';

/** 205.1. */
export const attribute = definition('attribute', (_, value) => value);

/** 205.2. Without the rule, a card with the attribute anywhere. */
export const attributeMeansField = definition('attributeMeansField', () => ['field']);
