/** 1.12. Numbers. */
import { definition } from '../questions.js';

/** 1.12.1a. Towards zero; what comes to it from below is 0 as well, and not another zero. */
export const roundsTowardsZero = definition('rounded', (_, quotient) => Math.trunc(quotient) + 0);
