/** What stands on the cards of a game: the engine knows no others. */
import { cardOf, definitionOf, type Game } from './game.js';

/** All values of a characteristic that are written on any of them, in the order of the alphabet. */
export const valuesWritten = (game: Game, trait: string): readonly string[] => {
  const found = new Set<string>();
  for (const { id } of game.state.things) {
    const values = definitionOf(game, cardOf(game, id)).traits[trait];
    if (Array.isArray(values)) for (const value of values as readonly string[]) found.add(value);
  }
  return [...found].sort();
};
