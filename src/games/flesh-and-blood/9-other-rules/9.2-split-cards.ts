/** 9.2. Split cards: both sides are there, but one alone on the stack. */
import { whole } from '../faces.js';
import { definition } from '../questions.js';

/** 9.2.2. */
export const splitShows = definition('splitShows', () => whole);

/** 9.2.3. */
export const splitShowsOne = definition('splitShowsOne', () => true);
