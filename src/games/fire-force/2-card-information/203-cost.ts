/** 203. Cost. */
import { definition } from '../questions.js';

/** 203.1. Without the rule there is nothing to pay. */
export const cardCost = definition('cardCost', (_, value) => value);
