/** 3.12. Legs: where equipment for the legs is worn. */
import { ofWorn } from '../containing.js';

const [one, fitting] = ofWorn('legs');

/** 3.12.2. */
export const oneLegs = one;

/** 3.12.2a. */
export const onlyLegs = fitting;
