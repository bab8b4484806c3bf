/** 3.7. Deck. */
import { ofDeckCards } from '../containing.js';

/** 3.7.2. */
export const deckCardsInDeck = ofDeckCards('deck');
