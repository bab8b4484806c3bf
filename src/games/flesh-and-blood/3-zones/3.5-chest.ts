/** 3.5. Chest: where equipment for the chest is worn. */
import { ofRoom } from '../containing.js';

const [one, fitting] = ofRoom('chest');

/** 3.5.2. */
export const oneChest = one;

/** 3.5.2a. */
export const onlyChest = fitting;
