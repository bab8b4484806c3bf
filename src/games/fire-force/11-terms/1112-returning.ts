/** 1112. Returning cards. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { endOfShuffle } from '../words.js';

export const returnCard = eventKind('return', {
  becomes: (_, { card, to, side, position, status }) => [
    {
      kind: 'move',
      card: Number(card),
      to,
      side,
      position,
      status,
    },
  ],
});

/** Whose zone the text names; where it names nobody, or the owner, 302.5 says whose. */
const sideNamed = (game: Game, card: number, side: Player | undefined): Player | undefined =>
  side === cardOf(game, card).owner ? undefined : side;

export const returnTerm = term('return', (game, { cards, place, player, status }) => ({
  events: [
    ...cards.map((card) => ({
      kind: 'return',
      card,
      player,
      to: place?.zone,
      side: sideNamed(game, card, place?.side),
      position: place?.position,
      status,
    })),
    ...endOfShuffle(game),
  ],
}));
