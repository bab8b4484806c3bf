/** 3.11. Hero: where the hero of a player is. */
import { ofRoom } from '../containing.js';

const [one, fitting] = ofRoom('hero');

/** 3.11.2. */
export const oneHero = one;

/** 3.11.2. */
export const onlyHeroes = fitting;
