/** How cards lie that have come to a zone, where effects say so: `enters tapped`. */
import { lawful } from './moves.js';
import { changed, collect, type Game } from './game.js';
import { enteringStatus } from './modals.js';
import { type GameEvent, keyOf } from './state.js';
import { changedAt, writeMore } from './ledger.js';
import { changing } from './things.js';

/** Lays a card that has moved as effects say; the event rests on them. */
export const settleEntering = (game: Game, event: GameEvent, node: number): void => {
  if (!game.world.has.enters || typeof event.card !== 'number') return;
  const { card: entering } = event;
  const [status, why] = collect(game, () => lawful(game, entering, enteringStatus(game, entering)));
  const names = Object.keys(status);
  if (names.length === 0) return;
  const card = changing(game, entering);
  card.status = { ...card.status, ...status };
  for (const name of names) changedAt(game, keyOf(card.id, name), node);
  writeMore(game, node, why);
  changed(game);
};
