/** 3.14. Pitch: where cards are that were pitched. */
import { ofDeckCards } from '../containing.js';

/** 3.14.2. */
export const deckCardsInPitch = ofDeckCards('pitch');
