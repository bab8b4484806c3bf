/** 403. Building the flame deck. What a ruling asks with `A has a lawful flame deck`. */
import { definition, note, requirement } from '../../../kernel/rule.js';
import type { Game } from '../../../kernel/game.js';
import { isOfType } from '../words.js';

export const buildingTheFlameDeck = note(
  '403.1',
  'overview',
  'the format of the occasion says which rules a flame deck is built by',
  'names the topic; its only part is 403.1a',
);

export const flameDeckOfBothFormats = note(
  '403.1a',
  'overview',
  'the flame deck of the blitz shield and constructed formats',
  'names the formats; its requirements are 403.1a-1 to 403.1a-3',
);

/** 403.1a-1. */
export const flameDeckOfFlameCards = requirement(
  '403.1a-1',
  'a flame deck consists of flame cards only',
  'flame deck',
  (game, cards) =>
    cards
      .filter(({ id }) => !isOfType(game, id, 'flame card'))
      .map(({ id }) => ({ card: id, what: 'a card that is no flame card' })),
  { kind: 'setup' },
);

/** 403.1a-2. */
export const flameDeckOfFive = requirement(
  '403.1a-2',
  'a flame deck holds exactly five cards',
  'flame deck',
  (_, cards) =>
    cards.length === 5
      ? []
      : [{ card: cards[0]?.id ?? 0, what: `${cards.length} cards, where 5 are wanted` }],
  { kind: 'setup' },
);

/** 403.1a-3. Without the rule, the limit of 402.2b-3 would be the only word on copies. */
export const anyCopiesInFlameDeck = definition(
  '403.1a-3',
  'a flame deck may hold any number of copies of a card',
  (_: Game) => true,
  (_: Game) => false,
  { kind: 'setup' },
);
