/** 9.2. Split cards: both sides are there, but one alone on the stack. */
import { boardRequirement } from '../../../kernel/rule.js';
import { isNewIn, isSplit, whole } from '../faces.js';
import { definition } from '../questions.js';

/** 9.2.2. */
export const splitShows = definition('splitShows', () => whole);

/** 9.2.2. A permanent may have come from the stack, as the side that was played (9.2.3). */
export const bothSidesOffStack = boardRequirement(
  (game, { id, zone, face }) => isSplit(game, id) && isNewIn(zone) && face !== whole,
  'but on the stack, and in the arena where it comes from there, a split card is both of its sides',
);

/** 9.2.2a. */
export const bothSidesCount = definition('bothSidesCount', () => true);

/** 9.2.2b. */
export const namesOneSide = definition('namesOneSide', () => true);

/** 9.2.2c. */
export const hasTheSame = definition('hasTheSame', (game, names, others, trait, other) =>
  trait === 'name' && isSplit(game, other)
    ? others.every((name) => names.includes(name))
    : names.some((name) => others.includes(name)),
);

/** 9.2.3. */
export const splitShowsOne = definition('splitShowsOne', () => true);
