/** 1.8. Effects: what one may do. */
import { definition } from '../questions.js';

/** 1.8.3b. What cannot be done, or paid for, nobody can choose to do. */
export const mayNeedsAble = definition('mayNeedsAble', () => true);
