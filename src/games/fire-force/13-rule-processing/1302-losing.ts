/** 1302. Rule processing: losing. */
import { cardsIn, fact } from '../../../kernel/game.js';
import { stateBased } from '../../../kernel/rule.js';
import { keyOf, zoneKey } from '../../../kernel/state.js';
import { nothingDue, ofEachPlayer } from '../words.js';
import { restsOn } from '../../../kernel/ledger.js';

/** 1302.1. Damage dealt to a player whose life is empty already. */
export const damagedWithoutLife = stateBased(
  ofEachPlayer((game, player) => {
    const name = keyOf(player, 'damaged without life');
    if (fact(game, name) !== true) return nothingDue;
    return [
      { kind: 'fact', name },
      { kind: 'lose', player, why: 'damaged without life' },
    ];
  }),
);

/** 1302.2. Looked at in rule checks only: a deck that was empty in between costs nothing. */
export const emptyDeck = stateBased(
  ofEachPlayer((game, player) => {
    if (cardsIn(game, player, 'deck').length > 0) return nothingDue;
    // By whatever took the last card.
    restsOn(game, zoneKey(player, 'deck'), 'left');
    return [{ kind: 'lose', player, why: 'empty deck' }];
  }),
);
