/** 405. Mana zone: where mana comes from. */
import { definition, say } from '../questions.js';

/** 405.1. Where cards are put there tapped that have several civilizations. */
export const multicoloredComesTapped = definition('comesWith', (game, card, zone) =>
  zone === 'mana zone' && say(game, 'multicolored', card) ? { orientation: 'tapped' } : null,
);

/** 405.2. */
export const seesMana = definition('seesMana', (_) => true);
