/** 303. Placement: ready or spent, face up or down, shown or not. */
import { cardOf } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping } from '../../../kernel/rule.js';
import { natureOf } from '../words.js';
import { definition, say, type Status } from '../questions.js';
import { restsOn } from '../../../kernel/ledger.js';

/** How a card lies in a zone that it enters, where nothing else is said. */
export const entersWith = bookkeeping(
  definition('entersWith', (game, id, zone) =>
    Object.assign(
      {},
      say(game, 'orientationOnEntry', id, zone),
      say(game, 'faceOnEntry', id, zone),
    ),
  ),
);

/** 303.1. Whether cards in a zone are ready or spent at all; 307.3 says so of the field. */
export const hasOrientation = definition(
  'hasOrientation',
  (game, zone) => zone === 'field' && say(game, 'fieldPlacement'),
);

/** 303.1. */
export const placedOnFieldOnly = boardRequirement(
  (_, { zone, status }) => zone !== 'field' && status['orientation'] !== undefined,
  'only cards on the field are ready or spent',
);

/** 303.1a. Without the rule nothing would say which way up it is put. */
export const orientationOnEntry = definition('orientationOnEntry', (game, _, zone): Status =>
  say(game, 'hasOrientation', zone) ? { orientation: 'ready' } : {},
);

/** 303.1b. The new state takes the place of the old one; without the rule a card would be both. */
export const statusBecomes = definition(
  'statusBecomes',
  (_, __, value) => value,
  (_, before, value) =>
    ['ready', 'spent'].includes(value) && before !== undefined && before !== value
      ? 'ready and spent'
      : value,
);

/** 303.2. Life has a rule of its own for it (308.3); that a card has a face on the field at all 307.3 says. */
export const faceOnEntry = definition('faceOnEntry', (game, _, zone) => {
  if (zone === 'life') return say(game, 'lifeIsFaceDown');
  if (zone === 'field' && !say(game, 'fieldPlacement')) return {};
  const nature = natureOf(game, zone);
  return nature === undefined ? {} : { face: nature.hidden ? 'down' : 'up' };
});

/**
 * 303.2. On the field cards lie either way (307.3), and life has a rule of its own (308.3). 404.1a puts the flame deck
 * face down, public as it is.
 */
export const facesAsZoneSays = boardRequirement(
  (_, { zone, status }) =>
    (zone === 'adolla' && status['face'] === 'down') ||
    ((zone === 'deck' || zone === 'hand') && status['face'] === 'up'),
  'cards lie face up in Adolla, and face down in the deck and the hand',
);

/**
 * 303.3. By what was done to the card, by how it lies on the field (307.6) or face up in a hidden zone, else by its
 * zone (303.3a). Where no rule says anything, nobody can tell.
 */
export const shownState = definition('shownState', (game, id) => {
  const { zone, status } = cardOf(game, id);
  restsOn(game, id, 'face');
  const { shown } = status;
  if (shown === 'hidden' || (shown === 'shown' && !say(game, 'shuffleUnseen', id))) return shown;
  if (zone === 'field' && status['face'] === 'down') return say(game, 'faceDownIsHidden');
  const byZone = say(game, 'shownInZone', zone);
  return byZone === 'hidden' && status['face'] === 'up' ? 'shown' : byZone;
});

/** 303.3a. */
export const shownInZone = definition('shownInZone', (game, zone) => {
  const nature = natureOf(game, zone);
  return nature === undefined ? undefined : nature.hidden ? 'hidden' : 'shown';
});

/** 303.3b. The player of a hand (306.3), the controller of what lies face down (307.6), who chooses there (1110.2). */
export const shownToSome = definition('shownToSome', (game, player, id) => {
  const { zone, side, controller } = cardOf(game, id);
  if (zone === 'field') return controller === player && say(game, 'faceDownIsHidden') === 'hidden';
  if (side === player && natureOf(game, zone)?.shownTo === 'its player') return true;
  return say(game, 'seesToChoose', player, id);
});
