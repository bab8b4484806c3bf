/** What cards are called in scripts and claims. */
import { definitionOf, type Game } from '../kernel/game.js';
import type { Thing } from '../kernel/state.js';
import { hasFaces } from '../kernel/things.js';

/**
 * Whether a card is called so: by the name of what shows of it. Of a card with halves or sides that is called by both
 * names, by each of them, too, as far as it has that name where it is.
 */
export const isCalled = (game: Game, card: Thing, name: string): boolean => {
  const shown = definitionOf(game, card);
  if (shown.name === name) return true;
  if (!hasFaces(game, card)) return false;
  const whole = game.state.cards[(card.cards[0] ?? 0) - 1]?.definition;
  const { name: names } = shown.traits;
  return whole === name || (Array.isArray(names) && (names as readonly string[]).includes(name));
};
