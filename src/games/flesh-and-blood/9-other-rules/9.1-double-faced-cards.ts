/** 9.1. Double-faced cards: flip cards, twin cards, transcend cards, and which of their faces is active. */
import { cardOf } from '../../../kernel/game.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { back, front, frontIs, frontTranscends, isDoubleFaced, isSplit, whole } from '../faces.js';
import { definition, say } from '../questions.js';
import { arena } from '../words.js';

/** Which face of a card is active where it has come to. */
export const faceThere = bookkeeping(
  definition('faceThere', (game, id, zone, isNew) => {
    if (isSplit(game, id)) return isNew ? say(game, 'splitShows') : cardOf(game, id).face;
    if (say(game, 'isFlip', id)) return say(game, 'flipShows', id, isNew);
    if (say(game, 'isTranscend', id)) return say(game, 'transcendShows', id);
    return say(game, 'isTwin', id) ? say(game, 'twinShows', id, zone) : front;
  }),
);

/** 9.1.3. */
export const isFlip = definition(
  'isFlip',
  (game, id) =>
    isDoubleFaced(game, id) && frontIs(game, id, ['invocation', 'construct', 'figment']),
);

/** 9.1.3b. */
export const flipShows = definition('flipShows', (game, id, isNew) =>
  isNew ? front : cardOf(game, id).face || front,
);

/** 9.1.4. What is double-faced and neither a flip card nor a transcend card. */
export const isTwin = definition(
  'isTwin',
  (game, id) =>
    isDoubleFaced(game, id) && !say(game, 'isFlip', id) && !say(game, 'isTranscend', id),
);

/** 9.1.4a. */
export const twinShows = definition('twinShows', (game, id, zone) =>
  say(game, 'twinShowsOne', zone) ? cardOf(game, id).face || front : whole,
);

/** 9.1.4b. Which, whoever plays it says, or what puts it there. */
export const twinShowsOne = definition(
  'twinShowsOne',
  (_, zone) => zone === 'stack' || arena.includes(zone),
);

/** 9.1.5. */
export const isTranscend = definition(
  'isTranscend',
  (game, id) => isDoubleFaced(game, id) && frontTranscends(game, id),
);

/** 9.1.5b. */
export const transcendShows = definition('transcendShows', (game, id) =>
  cardOf(game, id).face === back ? back : front,
);
