/** 210. Card number. */
import { definition } from '../questions.js';

/** 210.1. By which copies in a deck are counted (402.2b-3). */
export const cardNumber = definition('cardNumber', (_, value) => value);
