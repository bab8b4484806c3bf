/** 3.11. Hero: where the hero of a player is. */
import { atMostOne, ofHeroes } from '../containing.js';

/** 3.11.2. */
export const oneHero = atMostOne('hero');

/** 3.11.2. */
export const onlyHeroes = ofHeroes('hero');
