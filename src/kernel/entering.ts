/** How cards lie that have come to a zone, where effects say so: `enters tapped`. */
import { cardOf, changed, type Game, newCollector } from './game.js';
import { enteringStatus } from './modals.js';
import { type GameEvent, keyOf } from './state.js';
import { amend } from './trace.js';

/** Lays a card that has moved as effects say; the event rests on them. */
export const settleEntering = (game: Game, event: GameEvent, node: number): void => {
  if (!game.world.has.enters || typeof event.card !== 'number') return;
  const { listener } = game;
  const why = newCollector();
  game.listener = why;
  const status = enteringStatus(game, event.card);
  game.listener = listener;
  const names = Object.keys(status);
  if (names.length === 0) return;
  const card = cardOf(game, event.card);
  game.state.cards[card.id - 1] = { ...card, status: { ...card.status, ...status } };
  for (const name of names) game.state.origins[keyOf(card.id, name)] = node;
  amend(game.trace, node, why);
  changed(game);
};
