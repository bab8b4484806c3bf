/** 111. Timing: the turn player first, and when each kind of processing happens. */
import { type Game, inTurnOrder } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 111.1. Players who are told to do the same act in this order; so both draw as 114.2a says. */
export const actingOrder = definition(
  (game: Game): readonly Player[] => inTurnOrder(game),
  (game: Game): readonly Player[] => game.world.rules.players,
);
