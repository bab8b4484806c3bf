/** 402. Building the deck. What a ruling asks with `A has a lawful deck`, of the cards in the deck zone. */
import { listOf } from '../../../kernel/continuous.js';
import type { Game } from '../../../kernel/game.js';
import { requirement } from '../../../kernel/rule.js';
import type { Thing } from '../../../kernel/state.js';
import { isOfType, wrongSize } from '../words.js';
import { definition, say } from '../questions.js';

type Format = 'constructed' | 'blitz shield';

/** The format that the board states: `format is constructed`. */
const isPlayed = (game: Game, format: Format): boolean => game.state.facts[format] === true;

/** Every card past the first `most` of its number. */
const pastTheLimit = (game: Game, cards: readonly Thing[], most: number) => {
  const seen = new Map<string, number>();
  return cards.flatMap(({ id }) =>
    listOf(game, id, 'number').flatMap((number) => {
      const copies = (seen.get(number) ?? 0) + 1;
      seen.set(number, copies);
      return copies > most ? [{ what: `more than ${most} cards with the number ${number}` }] : [];
    }),
  );
};

/** 402.1. */
export const deckOfUnitsAndEvents = requirement('deck', (game, cards) =>
  cards
    .filter(({ id }) => !isOfType(game, id, 'unit') && !isOfType(game, id, 'event'))
    .map(() => ({ what: 'a card that is neither unit nor event' })),
);

/** 402.2a-1. That the cards are those of the five boosters, a scenario cannot show; how many they are, it can. */
export const deckFromFiveBoosters = requirement('deck', (game, cards) =>
  isPlayed(game, 'blitz shield') ? wrongSize(cards, 35) : [],
);

/** 402.2a-2. Without the rule, the limit of 402.2b-3 would be the only word on copies. */
export const anyCopiesInBlitzShield = definition('anyCopiesInBlitzShield', (game) =>
  isPlayed(game, 'blitz shield'),
);

/** 402.2b-1. Flame cards have another back, and so has a card that is said to have one. */
export const sameBacks = requirement('deck', (game, cards) =>
  !isPlayed(game, 'constructed')
    ? []
    : cards
        .filter(({ id }) => isOfType(game, id, 'flame card') || listOf(game, id, 'back').length > 0)
        .map(() => ({ what: 'a card with another back' })),
);

/** 402.2b-2. */
export const deckOfForty = requirement('deck', (game, cards) =>
  isPlayed(game, 'constructed') ? wrongSize(cards, 40) : [],
);

/** 402.2b-3. Lifted by 402.2a-2, and for flame decks by 403.1a-3. */
export const twoOfANumber = requirement('deck', (game, cards) =>
  isPlayed(game, 'constructed') ||
  (isPlayed(game, 'blitz shield') && !say(game, 'anyCopiesInBlitzShield'))
    ? pastTheLimit(game, cards, 2)
    : [],
);

/** 402.2b-3 again: the flame deck is a deck, too, but for 403.1a-3. */
export const twoOfANumberInFlameDeck = requirement('flame deck', (game, cards) =>
  say(game, 'anyCopiesInFlameDeck') ? [] : pastTheLimit(game, cards, 2),
);
