/** 308. Life. */
import { definition } from '../questions.js';

/** 308.2. */
export const lifeIsHidden = definition('lifeIsHidden', () => ({ hidden: true, ordered: true }));

/** 308.3. */
export const lifeIsFaceDown = definition('lifeIsFaceDown', () => ({ face: 'down' }));

/** 308.4. */
export const lifeMeansCards = definition('lifeMeansCards', (_, cards) => cards);
