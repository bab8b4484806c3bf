/** 604. Static abilities: they always do something. */
import { definition } from '../questions.js';

/** 604.2. */
export const staticMakesContinuous = definition('staticMakesContinuous', () => true);
