/** 105. Position: tapped, untapped and upside down. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { boardRequirement, restriction } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';
import { definition, type Status } from '../questions.js';

/** 105.1. Cards that can be tapped are untapped to begin with. */
export const orientationOnEntry = definition('orientationOnEntry', (_, zone): Status =>
  zone === 'battle zone' || zone === 'mana zone' ? { orientation: 'untapped' } : {},
);

/** 105.4a. */
export const tappingZones = restriction(
  'event tap',
  (game, { card }) => !['battle zone', 'mana zone'].includes(cardOf(game, Number(card)).zone),
);

export const tappedOnlyThere = boardRequirement(
  (_, { zone, status }) =>
    status['orientation'] === 'tapped' && zone !== 'battle zone' && zone !== 'mana zone',
  'only cards in the battle zone and the mana zone can be tapped',
);

/** 105.4a. Where not all cards of the battle zone can be tapped. */
export const tappingTypes = restriction('event tap', (game, { card }) =>
  isUntappable(game, Number(card)),
);

export const tappedTypes = boardRequirement(
  (game, { id, status }) => status['orientation'] === 'tapped' && isUntappable(game, id),
  'of the cards in the battle zone only creatures and tamaseeds can be tapped',
);

/** 105.4a. Nor does it come there tapped, whatever says so. */
export const untappableStaysUntapped = definition(
  'canLie',
  (game, id, status, value) =>
    !(status === 'orientation' && value === 'tapped' && isUntappable(game, id)),
);

/** 105.5. Being upside down is a position that only fields are ever in. */
export const onlyFieldsUpsideDown = boardRequirement(
  (game, { id, zone, status }) =>
    status['way up'] === 'upside down' && !(zone === 'battle zone' && isOfType(game, id, 'field')),
  'only fields in the battle zone can be upside down',
);

/** 105.5. To untap a card is to turn it back to its upright position, but for one that is upside down. */
export const staysUpsideDown = definition('untapsFromUpsideDown', () => false);

const isUntappable = (game: Game, id: number): boolean =>
  cardOf(game, id).zone === 'battle zone' &&
  !isOfType(game, id, 'creature') &&
  !isOfType(game, id, 'tamaseed');
