/** 1112. Returning cards. */
import { eventKind, term } from '../../../kernel/rule.js';
import { endOfShuffle } from '../words.js';

export const returnCard = eventKind('return', {
  becomes: (_, { card, to, side, position, status }) => [
    {
      kind: 'move',
      card: Number(card),
      to: to ?? '',
      side: side ?? '',
      ...(position === undefined ? {} : { position }),
      ...(status === undefined ? {} : { status }),
    },
  ],
});

export const returnTerm = term('return', (game, { cards, place, player, status }) => ({
  events: [
    ...cards.map((card) => ({
      kind: 'return',
      card,
      player,
      to: place?.zone ?? 'hand',
      // To its owner's (302.5), which is what the texts of this game mean by it.
      side: '',
      ...(place?.position === undefined ? {} : { position: place.position }),
      ...(Object.keys(status).length === 0 ? {} : { status }),
    })),
    ...endOfShuffle(game),
  ],
  into: 'done',
}));
