/** 3.12. Legs: where equipment for the legs is worn. */
import { ofRoom } from '../containing.js';

const [one, fitting] = ofRoom('legs');

/** 3.12.2. */
export const oneLegs = one;

/** 3.12.2a. */
export const onlyLegs = fitting;
