/** 3.10. Head: where equipment for the head is worn. */
import { ofRoom } from '../containing.js';

const [one, fitting] = ofRoom('head');

/** 3.10.2. */
export const oneHead = one;

/** 3.10.2a. */
export const onlyHead = fitting;
