/** 100. What a game needs: two players, a deck of forty, and the two extra decks. */
import { listOf } from '../../../kernel/continuous.js';
import { requirement } from '../../../kernel/rule.js';

/** 100.2. */
export const deckOfForty = requirement('deck', (_, cards) =>
  cards.length === 40 ? [] : [{ what: `${cards.length} cards, where 40 are wanted` }],
);

/** 100.2a. No text that allows more of its name is written yet. */
export const fourOfAName = requirement('deck', (game, cards) => {
  const seen = new Map<string, number>();
  return cards.flatMap(({ id }) =>
    listOf(game, id, 'name').flatMap((name) => {
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return (seen.get(name) ?? 0) > 4 ? [{ what: `more than four cards named ${name}` }] : [];
    }),
  );
});
