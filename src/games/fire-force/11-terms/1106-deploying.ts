/** 1106. Deploying units. */
import { cardOf } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';
import { wordIn } from '../../../kernel/state.js';
import { isOfType } from '../words.js';

/** 1106.1. Onto the field, under its owner's control unless told otherwise. */
export const deploy = eventKind('deploy', {
  possible: (game, { card }) => isOfType(game, Number(card), 'unit'),
  becomes: (game, event) => {
    const card = Number(event.card);
    const controller = wordIn(event['controller']) || cardOf(game, card).owner;
    return [
      {
        kind: 'move',
        card,
        to: 'field',
        side: controller,
        controller,
        status: event['status'],
      },
    ];
  },
  isItsMove: true,
});

export const deployTerm = term(
  'deploy',
  (_, { cards, player, status }) => ({
    events: cards.map((card) => ({ kind: 'deploy', card, player, status })),
  }),
  { possible: (game, { id }) => isOfType(game, id, 'unit') },
);
