/** How a life total changes. */
import type { Game } from '../../kernel/game.js';
import { type GameEvent, keyOf } from '../../kernel/state.js';
import { keepFact } from './words.js';

/** Its life total is another from now on. */
export const lifeChanges = (game: Game, card: number, by: number): GameEvent => {
  const name = keyOf(card, 'life changed');
  return keepFact(name, Number(game.state.facts[name] ?? 0) + by);
};
