/** 200. General: what counts of a card of which a part alone is seen. */
import { cardOf } from '../../../kernel/game.js';
import { front } from '../faces.js';
import { definition } from '../questions.js';

/** 200.3c of the abridged rulebook. It goes on to show where the card comes. */
export const sideShows = definition('sideShows', (game, id) => cardOf(game, id).face || front);

/** 200.2b of 1.8. It is a card of its creature still, of which no civilization, cost, name, race, type or power is known. */
export const ignoredUnder = definition('ignoredUnder', () => true);
