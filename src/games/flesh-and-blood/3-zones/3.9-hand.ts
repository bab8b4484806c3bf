/** 3.9. Hand. */
import { ofDeckCards } from '../containing.js';

/** 3.9.2. */
export const deckCardsInHand = ofDeckCards('hand');
