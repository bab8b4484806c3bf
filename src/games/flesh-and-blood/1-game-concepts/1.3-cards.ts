/** 1.3. Cards: which of them may be in a deck, and which are permanents. */
import type { Game } from '../../../kernel/game.js';
import { requirement } from '../../../kernel/rule.js';
import { isOnChain, placeOf } from '../combat.js';
import { isDeckCard, isOfDeck } from '../containing.js';
import { isProxy } from '../playing.js';
import { isInArena } from '../words.js';
import { definition } from '../questions.js';

/** 1.3.2. A blank card stands for any that may be there. */
export const onlyDeckCards = requirement('deck', (game, cards) =>
  cards
    .filter(({ id }) => !isDeckCard(game, id))
    .map(() => ({ what: 'a card that is no deck-card' })),
);

/** 1.3.3. What comes to the combat chain from elsewhere than the arena becomes none there, whatever its subtypes. */
export const isPermanent = definition(
  'isPermanent',
  (game, card) =>
    isCardThere(game, card) &&
    (!isOnChain(game, card) || !isOfDeck(game, card) || placeOf(game, card) !== undefined),
  (game, card) => isCardThere(game, card),
);

/** What stands for an attack is no card. */
const isCardThere = (game: Game, card: number): boolean =>
  isInArena(game, card) && !isProxy(game, card);
