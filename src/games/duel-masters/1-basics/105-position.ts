/** 105. Position: tapped, untapped and upside down. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { boardRequirement, definition, note, restriction, todo } from '../../../kernel/rule.js';

/** 105.1. Cards that can be tapped are untapped to begin with. */
export const orientationOnEntry = definition(
  '105.1',
  'a card is untapped when upright and tapped when turned sideways',
  (_: Game, zone: string): Record<string, string> =>
    zone === 'battle zone' || zone === 'mana zone' ? { orientation: 'untapped' } : {},
  () => ({}),
);

export const untappedIsReady = note(
  '105.2',
  'definition',
  "an untapped card is ready for use; tapped cards normally untap as their player's turn begins",
  'says what the position means; untapping is 501.2',
);

export const tappedIsUsed = note(
  '105.3',
  'definition',
  'a tapped card has been used: a creature taps to attack, a card in the mana zone to pay a cost',
  'says what the position means; tapping is 506.1c and 112.2a',
);

export const noFreeTapping = note(
  '105.4',
  'restriction',
  "a player does not change a card's position without a rule or effect that does so",
  'nothing offers a player to tap or untap as they like',
);

/** 105.4a. */
export const tappingZones = restriction(
  '105.4a',
  'only cards in the battle zone and the mana zone can be tapped',
  'event tap',
  (game, { card }) => !['battle zone', 'mana zone'].includes(cardOf(game, Number(card)).zone),
);

export const tappedOnlyThere = boardRequirement(
  '105.4a',
  'only cards in the battle zone and the mana zone can be tapped',
  (_, { zone, status }) =>
    status['orientation'] === 'tapped' && zone !== 'battle zone' && zone !== 'mana zone',
  'only cards in the battle zone and the mana zone can be tapped',
);

export const upsideDownFields = todo(
  '105.5',
  'definition',
  'a field can be upside down, and an effect that untaps does not turn it back',
  'needs fields',
);
