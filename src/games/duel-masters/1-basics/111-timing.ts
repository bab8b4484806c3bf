/** 111. Timing: the turn player first, and when each kind of processing happens. */
import { type Game, inTurnOrder } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 111.1. Players who are told to do the same act in this order; so both draw as 114.2a says. */
export const actingOrder = definition(
  '111.1',
  "whatever is to be processed, the turn player's side is processed first",
  (game: Game): readonly Player[] => inTurnOrder(game),
  (game: Game): readonly Player[] => game.world.rules.players,
  { kind: 'procedure' },
);

export const whoCarriesOut = note(
  '111.2',
  'overview',
  'processing is carried out either automatically by the rules or by a player',
  'tells two cases apart without ruling either; 111.2a to 111.2d rule them',
);

export const triggersAtAnyTime = note(
  '111.2a',
  'trigger',
  'an ability can trigger even while a card is used or an effect resolves, and its effect waits at once',
  'abilities are looked for with every event (603.2)',
);

export const staticAbilitiesApply = note(
  '111.2b',
  'continuous',
  'static abilities influence the game continuously',
  'carried out at 604.2 and 608.3',
);

export const turnBasedTiming = note(
  '111.2c',
  'procedure',
  'turn-based actions, such as untapping and drawing, happen by themselves as a step begins or ends',
  'carried out at 501.2 and 502.1',
);

export const stateBasedTiming = note(
  '111.2d',
  'state-based',
  'state-based actions happen as soon as their condition is met, even while an ability resolves',
  'state-based rules look after every event, whatever is being resolved',
);
