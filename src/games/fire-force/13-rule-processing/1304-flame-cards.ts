/** 1304. Rule processing: flame cards go home. */
import { cardsIn } from '../../../kernel/game.js';
import { stateBased } from '../../../kernel/rule.js';
import { isOfType, nothingDue, ofEachPlayer } from '../words.js';
import { restsOn } from '../../../kernel/ledger.js';

/** 1304.1. The player returns them (1112.1). */
export const flameCardsGoHome = stateBased(
  ofEachPlayer((game, player) => {
    const adolla = cardsIn(game, player, 'adolla');
    if (adolla.length === 0) return nothingDue;
    return adolla
      .filter((card) => isOfType(game, card, 'flame card'))
      .map((card) => {
        restsOn(game, card, 'zone');
        return { kind: 'return', card, player, to: 'flame deck', side: player };
      });
  }),
);
