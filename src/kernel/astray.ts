/** Cards that a text has moved and that have come elsewhere than it says: whether it does any more to them. */
import { type ActInstruction, eventsFor } from './acting.js';
import { cardOf, type Game, quietly } from './game.js';
import { rulesOn } from './may-happen.js';
import { say } from './questions.js';
import type { Context } from './select.js';
import type { CardRef, Player } from './state.js';

/**
 * Those of the cards of an act that lie in a zone where it brings none.
 *
 * @param as which of their lives they led as they were chosen
 */
export const goneAstray = (
  game: Game,
  act: ActInstruction,
  { player, context }: { readonly player: Player; readonly context: Context },
  cards: readonly number[],
  as: readonly CardRef[],
): readonly CardRef[] => {
  if (!game.world.rules.book.definitions.has('goesAstray')) return [];
  return [...new Set(cards)].flatMap((id) => {
    const card = cardOf(game, id);
    const hasMoved = as.some(([one, version]) => one === id && version !== card.version);
    if (!hasMoved) return [];
    const zones = quietly(game, () => zonesOfAct(game, act, player, id, context));
    const isAstray = zones.length > 0 && !zones.includes(card.zone);
    return isAstray && say(game, 'goesAstray') ? [[id, card.version] as const] : [];
  });
};

/** Where an act brings a card, if anywhere. */
const zonesOfAct = (
  game: Game,
  act: ActInstruction,
  player: Player,
  card: number,
  context: Context,
): readonly string[] =>
  eventsFor(game, act, player, card, context)
    .flatMap((event) => [event, ...(rulesOn(game, event.kind).unit?.becomes?.(game, event) ?? [])])
    .flatMap(({ kind, to }) => (kind === 'move' && typeof to === 'string' ? [to] : []));
