/** 400. Zones: the eight zones, public and private, and what moving between them means. */
import { questionBy } from '../../../kernel/question.js';
import { cardOf, isCurrent } from '../../../kernel/game.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { isTwinpact } from '../faces.js';
import { definition, say } from '../questions.js';

/** Who sees the face of a card: each zone has its rule. */
export const sees = bookkeeping(
  definition(
    'sees',
    (game, player, id) => {
      const rule = seeing[cardOf(game, id).zone];
      const open = say(game, 'seesPublic', id);
      if (say(game, 'seesShown', player, id)) return true;
      if (say(game, 'seesToFind', player, id)) return true;
      if (say(game, 'showsItsFace', id)) return true;
      if (open === false && say(game, 'seesOwnFaceDown', player, id)) return true;
      // What lies face down in a public zone its own rule does not turn over.
      return rule === undefined || open === false ? open : say(game, rule, player, id);
    },
    () => undefined,
  ),
);

/** Zones with a rule of their own about who looks at them. */
const seeing = questionBy({
  graveyard: 'seesGraveyard',
  'mana zone': 'seesMana',
  hand: 'seesHand',
  deck: 'seesDeck',
  'shield zone': 'seesShield',
});

/** 400.2a. */
export const seesPublic = definition('seesPublic', (game, id) =>
  game.world.rules.hidden[cardOf(game, id).zone] === undefined
    ? cardOf(game, id).status['face'] !== 'down'
    : undefined,
);

/** 400.2b. What it means for a zone to be private, its own rules and 400.2e say. */
export const isPrivate = definition(
  'isPrivate',
  (game, zone) => game.world.rules.hidden[zone] !== undefined,
);

/** 400.2b. A zone stays private though faces are public in it: so they can be, where an effect puts a card there face up. */
export const showsItsFace = definition(
  'showsItsFace',
  (game, id) =>
    game.world.rules.hidden[cardOf(game, id).zone] !== undefined &&
    cardOf(game, id).status['face'] === 'up',
);

/** 400.2e. */
export const faceOnEntry = definition(
  'faceOnEntry',
  (game, zone) => ({
    face: say(game, 'isPrivate', zone) ? 'down' : 'up',
  }),
  () => ({ face: 'up' }),
);

/** 400.5. An effect on a card lets go of it when it moves on. */
export const effectFollows = definition(
  'effectFollows',
  // What is ignored is not there (116.2a).
  (game, ref) => isCurrent(game, ref) && !say(game, 'ignored', ref[0]),
  () => true,
);

/** 400.8. What it was to become in the zone of which the text speaks it does not become elsewhere. */
export const goesAstray = definition('goesAstray', () => true);

/** Which half or side of a card shows that has come to a zone: halves and sides have rules of their own. */
export const faceThere = bookkeeping(
  definition('faceThere', (game, id, zone, isNew) =>
    isTwinpact(game, id) ? say(game, 'twinpactShows', id, zone, isNew) : say(game, 'sideShows', id),
  ),
);

/** How a card lies in a zone that it enters, where nothing else is said. */
export const entersWith = bookkeeping(
  definition('entersWith', (game, _, zone) =>
    Object.assign({}, say(game, 'orientationOnEntry', zone), say(game, 'faceOnEntry', zone)),
  ),
);
