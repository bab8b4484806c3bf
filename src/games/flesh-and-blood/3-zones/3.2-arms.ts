/** 3.2. Arms: where equipment for the arms is worn. */
import { ofRoom } from '../containing.js';

const [one, fitting] = ofRoom('arms');

/** 3.2.2. */
export const oneArms = one;

/** 3.2.2a. */
export const onlyArms = fitting;
