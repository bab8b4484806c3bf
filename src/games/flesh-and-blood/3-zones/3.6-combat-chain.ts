/** 3.6. Combat chain: open during combat, otherwise closed. */
import { requirement } from '../../../kernel/rule.js';

/** 3.6.4. No board begins within combat, and outside of it nothing is on the chain. */
export const closedChainIsEmpty = requirement('board', (_, cards) =>
  cards
    .filter(({ zone }) => zone === 'combat chain')
    .map(({ id }) => ({ card: id, what: 'outside combat nothing is on the combat chain' })),
);
