/** 1.15. Counters: what they are on, and what they change. */
import { countersOn } from '../../../kernel/counters.js';
import { definition } from '../questions.js';
import { numberCounters } from '../counters.js';

/** 1.15.2a. A counter with a number changes the property that it names. */
export const changedByCounters = definition('changedByCounters', (game, id, trait) =>
  numberCounters
    .filter((one) => one.trait === trait)
    .reduce((sum, { counter, by }) => sum + by * countersOn(game, id, counter), 0),
);

/** 1.15.3. They are on the object for as long as that exists. */
export const countersThere = definition('countersThere', (game, id, counter) =>
  countersOn(game, id, counter),
);
