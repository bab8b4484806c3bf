/** 200. General: what counts of a card of which a part alone is seen. */
import { cardOf } from '../../../kernel/game.js';
import { front, isTwinpact, whole, writtenOn } from '../faces.js';
import { definition, say } from '../questions.js';

/** 200.3c of the abridged rulebook. It goes on to show where the card comes. */
export const sideShows = definition('sideShows', (game, id) => cardOf(game, id).face || front);

/** 200.3c. Under another card, too, it is that side which is looked at; of a twinpact no half shows there alone. */
export const sideUnder = definition('faceUnder', (game, id) =>
  writtenOn(game, id)?.faces === undefined || isTwinpact(game, id)
    ? whole
    : say(game, 'sideShows', id),
);

/** 200.2b of 1.8. It is a card of its creature still, of which no civilization, cost, name, race, type or power is known. */
export const ignoredUnder = definition('ignoredUnder', () => true);
