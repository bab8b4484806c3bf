/** 1107. Retiring units. */
import { cardOf } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';
import { cardBehind, isOfType } from '../words.js';
import { say } from '../questions.js';

/** 1107.1. From the field to the owner's Adolla. */
export const retire = eventKind('retire', {
  possible: (game, { card }) => cardOf(game, Number(card)).zone === 'field',
  becomes: (_, event) => [{ kind: 'move', card: Number(event.card), to: 'adolla' }],
  isItsMove: true,
});

export const retireTerm = term(
  'retire',
  (game, { cards, source }) => {
    const by = say(game, 'retiredBy', cardBehind(game, source));
    return { events: cards.map((card) => ({ kind: 'retire', card, by })) };
  },
  { possible: (game, { id }) => isOfType(game, id, 'unit') },
);
