/** 1.12. Numbers, and X. */
import { variable } from '../../../kernel/ability.js';
import { definition } from '../questions.js';
import { xOf } from '../variable.js';

/** 1.12.1a. Towards zero; what comes to it from below is 0 as well, and not another zero. */
export const roundsTowardsZero = definition('rounded', (_, quotient) => Math.trunc(quotient) + 0);

/** 1.12.2b. Once it has been said, for as long as the card is that object. */
export const chosenAsUsed = definition('chosenAsUsed', (game, card, what) =>
  what === variable ? xOf(game, card) : undefined,
);
