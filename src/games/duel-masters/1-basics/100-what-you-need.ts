/** 100. What a game needs: two players, a deck of forty, and the two extra decks. */
import { listOf } from '../../../kernel/continuous.js';
import { note, requirement, todo } from '../../../kernel/rule.js';

export const twoPlayers = note(
  '100.1',
  'overview',
  'the game is played between two players',
  'the rules of the game name the two players; no other number is possible',
);

/** 100.2. */
export const deckOfForty = requirement(
  '100.2',
  'a deck holds exactly 40 cards, built under the current deck-building regulation',
  'deck',
  (_, cards) =>
    cards.length === 40
      ? []
      : [{ card: cards[0]?.id ?? 0, what: `${cards.length} cards, where 40 are wanted` }],
);

/** 100.2a. No text that allows more of its name is written yet. */
export const fourOfAName = requirement(
  '100.2a',
  "a deck holds at most four cards of one name unless a card's own text says otherwise",
  'deck',
  (game, cards) => {
    const seen = new Map<string, number>();
    return cards.flatMap(({ id }) =>
      listOf(game, id, 'name').flatMap((name) => {
        seen.set(name, (seen.get(name) ?? 0) + 1);
        return (seen.get(name) ?? 0) > 4
          ? [{ card: id, what: `more than four cards named ${name}` }]
          : [];
      }),
    );
  },
);

export const hyperspatialEight = todo(
  '100.3',
  'setup',
  'a player may bring up to eight further cards for the hyperspatial zone',
  'needs the hyperspatial zone',
);

export const twoOfAName = todo(
  '100.3a',
  'setup',
  "the GR deck holds at most two cards of one name unless a card's own text says otherwise",
  'needs GR creatures',
  {
    fault:
      'stands under 100.3, the hyperspatial zone, but speaks of the GR deck of 100.4; we take it for the GR deck alone, because that is the deck it names',
  },
);

export const grDeckOfTwelve = todo(
  '100.4',
  'setup',
  'a player may use the GR zone, and then brings exactly twelve further cards for it',
  'needs GR creatures',
);
