/** Whether it makes a difference which of several cards counts as older, found by trying. */
import { baseKinds } from './base-events.js';
import { lookAt } from './continuous.js';
import { trialOf } from './copies.js';
import { changed, type Game } from './game.js';

/** Two orders are tried for every two of the cards, and the reverse of all. */
export const ageMatters = (game: Game, cards: readonly number[]): boolean => {
  const asNamed = looksWith(game, cards);
  return [cards.toReversed(), ...swapsOf(cards)].some(
    (order) => looksWith(game, order) !== asNamed,
  );
};

const swapsOf = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.flatMap((one, at) =>
    cards.slice(at + 1).map((other) => {
      const swapped = new Map([
        [one, other],
        [other, one],
      ]);
      return cards.map((card) => swapped.get(card) ?? card);
    }),
  );

/** What effects make of all cards where some are as old as this order says, the oldest first. */
const looksWith = (game: Game, order: readonly number[]): string => {
  const trial = trialOf(game);
  trial.witness = undefined;
  for (const card of order) baseKinds['stamp']?.apply(trial, { kind: 'stamp', card }, 0);
  changed(trial);
  return JSON.stringify(
    trial.state.things.map(({ id }) => {
      const { traits, abilities } = lookAt(trial, id);
      const values = Object.entries(traits).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.toSorted() : value,
      ]);
      return [values.map((value) => JSON.stringify(value)).sort(), abilities.toSorted()];
    }),
  );
};
