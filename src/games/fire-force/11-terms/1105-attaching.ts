/** 1105. Attaching flame cards. */
import { cardOf } from '../../../kernel/game.js';
import { boardRequirement, eventKind, term } from '../../../kernel/rule.js';
import { isBorneBy } from '../../../kernel/things.js';
import { isOfType } from '../words.js';
import { say } from '../questions.js';

/** 1105.1. To a unit on the field, which is neither it nor attached to it. What lies elsewhere goes to the field for it, to its owner's (302.5); what is attached comes off its unit. */
export const attaching = eventKind('attaching', {
  possible: (game, { card, to }) =>
    cardOf(game, Number(to)).zone === 'field' &&
    isOfType(game, Number(to), 'unit') &&
    // A unit may be a flame card, too.
    !isBorneBy(game.state, Number(to), Number(card)) &&
    !say(game, 'isAttachedAlready', Number(card), Number(to)),
  becomes: (game, event) => {
    const card = Number(event.card);
    return [
      cardOf(game, card).zone === 'field'
        ? { kind: 'attach', card, to: Number(event.to) }
        : { kind: 'move', card, to: 'field', host: Number(event.to) },
    ];
  },
});

export const attach = term(
  'attach',
  (_, { cards, others, player }) => {
    const [to] = others['to'] ?? [];
    // To what a cost attaches it is chosen as it is paid.
    if (to === undefined) return {};
    return { events: cards.map((card) => ({ kind: 'attaching', card, to, player })) };
  },
  {
    apart: ['to'],
    possible: (game, card) =>
      isOfType(game, card.id, 'flame card') && !say(game, 'faceDownFlameNotAttached', card.id),
  },
);

/** 1105.1. What is on the field face down as a flame card has a rule of its own (307.7). */
export const attachedToUnits = boardRequirement(
  (game, { id, host, status }) =>
    host !== 0 &&
    (cardOf(game, host).zone !== 'field' ||
      isOfType(game, id, 'unit') ||
      (isOfType(game, id, 'event') && status['face'] !== 'down') ||
      isOfType(game, host, 'event') ||
      isOfType(game, host, 'flame card')),
  'only flame cards are attached, and only to units on the field',
);
