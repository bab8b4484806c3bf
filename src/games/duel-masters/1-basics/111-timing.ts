/** 111. Timing: the turn player first, and when each kind of processing happens. */
import { inTurnOrder } from '../../../kernel/game.js';
import { definition } from '../questions.js';

/** 111.1. Players who are told to do the same act in this order; so both draw as 114.2a says. */
export const actingOrder = definition(
  'actingOrder',
  (game) => inTurnOrder(game),
  // Without the rule it is not the turn player who comes first, whoever that is.
  (game) => [...inTurnOrder(game)].reverse(),
);
