/** 9.1. Double-faced cards: flip cards, twin cards, transcend cards, and which of their faces is active. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping } from '../../../kernel/rule.js';
import { faceFits } from '../containing.js';
import {
  back,
  facesOf,
  front,
  frontIs,
  frontTranscends,
  isDoubleFaced,
  isNewIn,
  isSplit,
  whole,
} from '../faces.js';
import { definition, say } from '../questions.js';

/** Which face of a card is active where it has come to. */
export const faceThere = bookkeeping(
  definition('faceThere', (game, id, zone, isNew) => {
    if (isSplit(game, id)) return isNew ? say(game, 'splitShows') : cardOf(game, id).face;
    if (say(game, 'isFlip', id)) return say(game, 'flipShows', id, isNew);
    if (say(game, 'isTranscend', id)) return say(game, 'transcendShows', id);
    return say(game, 'isTwin', id) ? say(game, 'twinShows', id, zone) : front;
  }),
);

/** Whether a card of which another face or side shows is the same card; a split card is one card throughout (9.2.2). */
export const staysTurned = bookkeeping(
  definition('staysTurned', (game, id) => isSplit(game, id) || say(game, 'facesAreOne')),
);

/** Which face of a card is active outside the game. */
export const showsOutside = bookkeeping(
  definition('showsOutside', (game, id) => {
    if (isSplit(game, id)) return say(game, 'bothSidesCount') ? whole : front;
    if (!isDoubleFaced(game, id)) return whole;
    if (say(game, 'isFlip', id)) return say(game, 'flipOutside');
    if (say(game, 'isTranscend', id)) return say(game, 'transcendOutside');
    // Outside the game is outside the arena and the stack (9.1.4a).
    return say(game, 'isTwin', id) ? say(game, 'twinShows', id, 'inventory') : front;
  }),
);

/** 9.1.2a. */
export const seesOtherFace = definition('seesOtherFace', (game, _, id) => isDoubleFaced(game, id));

/** 9.1.2b. */
export const namesOneFace = definition('namesOneFace', () => true);

/** 9.1.2c. */
export const facesAreOne = definition('facesAreOne', () => true);

/** 9.1.3. */
export const isFlip = definition(
  'isFlip',
  (game, id) => isDoubleFaced(game, id) && frontIs(game, id, flipTypes),
);

const flipTypes = ['invocation', 'construct', 'figment'] as const;

/** 9.1.3a. */
export const flipOutside = definition('flipOutside', () => front);

/** 9.1.3b. */
export const flipShows = definition('flipShows', (game, id, isNew) =>
  isNew ? front : cardOf(game, id).face || front,
);

/** 9.1.3b. Only in the arena, and on the stack, does it stay what it was turned to. */
export const frontOutsideArena = boardRequirement(
  (game, { id, zone, face }) => say(game, 'isFlip', id) && isNewIn(zone) && face === back,
  'outside the arena and the stack the front of a flip card is active',
);

/** 9.1.4. What is double-faced and neither a flip card nor a transcend card. */
export const isTwin = definition(
  'isTwin',
  (game, id) =>
    isDoubleFaced(game, id) && !say(game, 'isFlip', id) && !say(game, 'isTranscend', id),
);

/** 9.1.4a. */
export const twinShows = definition('twinShows', (game, id, zone) => {
  if (!say(game, 'twinShowsOne', zone)) return whole;
  const shows = cardOf(game, id).face;
  return shows === whole ? fittingFace(game, id, zone) : shows;
});

/** The first face of a card that can lie in a zone, where nothing has said which; the front where none can. */
const fittingFace = (game: Game, id: number, zone: string): number =>
  facesOf(game, id).findIndex((face) => faceFits(face, zone)) === 1 ? back : front;

/** 9.1.4a. */
export const bothFacesOutsideArena = boardRequirement(
  (game, { id, zone, face }) =>
    say(game, 'isTwin', id) && !frontIs(game, id, flipTypes) && isNewIn(zone) && face !== whole,
  'outside the arena and the stack both faces of a twin card are active',
);

/** 9.1.4b. Which, whoever plays it says, or what puts it there. */
export const twinShowsOne = definition('twinShowsOne', (_, zone) => !isNewIn(zone));

/** 9.1.4b. What puts it there says so by what it calls the card: one that can be there. */
export const comesAs = definition('comesAs', (game, id, zone, face) => {
  const shown = facesOf(game, id)[face - 1];
  const isOne = say(game, 'isTwin', id) && say(game, 'twinShowsOne', zone);
  return isOne && shown !== undefined && faceFits(shown, zone);
});

/** 9.1.5. */
export const isTranscend = definition(
  'isTranscend',
  (game, id) => isDoubleFaced(game, id) && frontTranscends(game, id),
);

/** 9.1.5a. */
export const transcendOutside = definition('transcendOutside', () => front);

/** 9.1.5a, 9.1.5b. Nothing has transcended before the first turn. */
export const frontAtTheStart = boardRequirement(
  (game, { id, face }) =>
    say(game, 'isTranscend', id) && face === back && game.state.turn.number === 0,
  'as the game starts the front of a transcend card is active',
);

/** 9.1.5b. */
export const transcendShows = definition('transcendShows', (game, id) =>
  cardOf(game, id).face === back ? back : front,
);
