/** 1304. Rule processing: flame cards go home. */
import { cardsIn, inTurnOrder, rests } from '../../../kernel/game.js';
import { stateBased } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';
import { keyOf } from '../../../kernel/state.js';

/** 1304.1. */
export const flameCardsGoHome = stateBased(
  '1304.1',
  'a player with flame cards in Adolla returns them all to their flame deck',
  (game) =>
    inTurnOrder(game).flatMap((player) =>
      cardsIn(game, player, 'adolla')
        .filter((card) => isOfType(game, card, 'flame card'))
        .map((card) => {
          rests(game, game.state.origins[keyOf(card, 'zone')]);
          return { kind: 'move', card, to: 'flame deck', side: player };
        }),
    ),
);
