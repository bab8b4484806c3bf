/** 105. Position: tapped, untapped and upside down. */
import { cardOf } from '../../../kernel/game.js';
import { boardRequirement, restriction } from '../../../kernel/rule.js';
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
