/** 3.3. Arsenal: one card for later. */
import { cardsIn } from '../../../kernel/game.js';
import { restriction } from '../../../kernel/rule.js';
import { type GameEvent, wordIn } from '../../../kernel/state.js';
import { atMostOne, ofDeckCards } from '../containing.js';

/** 3.3.2. */
export const oneInArsenal = atMostOne('arsenal');

/** 3.3.2. */
export const deckCardsInArsenal = ofDeckCards('arsenal');

/** 3.3.2a. */
export const arsenalIsFull = restriction(
  'event move',
  (game, what, _, about) => {
    if (!('kind' in what) || what.to !== 'arsenal') return false;
    const side = wordIn(what.side);
    const isThere = ({ kind, to, side: of, card }: GameEvent): boolean =>
      kind === 'move' && to === 'arsenal' && wordIn(of) === side && card !== what.card;
    return (
      cardsIn(game, side, 'arsenal').some((card) => card !== what.card) ||
      ((about ?? []) as unknown as readonly GameEvent[]).some(isThere)
    );
  },
  { together: true },
);
