/** 1111. Discarding. */
import { asksForSome } from '../../../kernel/ability.js';
import { instructionOf } from '../../../kernel/acting.js';
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';
import type { Frame, GameEvent, Player } from '../../../kernel/state.js';
import { triggerChances } from '../words.js';
import { definition, say } from '../questions.js';

/** 1111.1. To the Adolla of the player from whose hand or zone it comes. */
export const discard = eventKind('discard', {
  becomes: (game, event) => [
    {
      kind: 'move',
      card: Number(event.card),
      to: 'adolla',
      side: cardOf(game, Number(event.card)).side,
    },
    ...triggerChances(game, Number(event.card), 'adolla'),
  ],
  isItsMove: true,
});

export const discardTerm = term('discard', (game, { cards, player, frame }) => {
  if (cards.length === 0 && asksForAll(game, frame) && say(game, 'emptyHandCounts'))
    frame.locals['counts'] = true;
  return { events: cards.map((card) => ({ kind: 'discard', card, player })) };
});

/** "Discard all cards of your hand" is the other way of saying "discard your hand"; not so "all event cards of your hand". */
const asksForAll = (game: Game, frame: Frame): boolean => {
  const { object } = instructionOf(game, frame);
  return (
    object?.is === 'cards' &&
    object.quantity.is === 'all' &&
    object.filter.zones.includes('hand') &&
    !asksForSome(object.filter)
  );
};

/** 1111.2. */
export const emptyHandCounts = definition('emptyHandCounts', () => true);

/** 1111.2. The whole hand; an empty hand counts as discarded. */
export const discardHand = term(
  'discard hand',
  (game, { player }) => ({
    events: [
      handDiscarded(player),
      ...cardsIn(game, player, 'hand').map((card) => ({ kind: 'discard', card, player })),
    ],
  }),
  { findsCards: true, deed: ({ player }) => handDiscarded(player) },
);

const handDiscarded = (player: Player): GameEvent => ({ kind: 'hand-discarded', player });
