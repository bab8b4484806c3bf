/** 1105. Attaching flame cards. */
import { cardOf } from '../../../kernel/game.js';
import { boardRequirement, eventKind, term } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';
import { say } from '../questions.js';

/** 1105.1. What lies elsewhere goes to the field for it, to its owner's (302.5); what is attached comes off its unit. */
export const attaching = eventKind('attaching', {
  possible: (game, event) => !say(game, 'isAttachedAlready', Number(event.card), Number(event.to)),
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
  (game, { cards, others, player }) => {
    const [to = 0] = others['to'] ?? [];
    const bears = to !== 0 && cardOf(game, to).zone === 'field' && isOfType(game, to, 'unit');
    const all = bears ? cards : [];
    return { events: all.map((card) => ({ kind: 'attaching', card, to, player })), into: 'done' };
  },
  {
    possible: (game, card) =>
      isOfType(game, card.id, 'flame card') && !say(game, 'faceDownFlameNotAttached', card.id),
  },
);

/** 1105.1. What is on the field face down as a flame card has a rule of its own (307.7). */
export const attachedToUnits = boardRequirement(
  (game, { id, host, zone, status }) =>
    host !== 0 &&
    (zone !== 'field' ||
      cardOf(game, host).zone !== 'field' ||
      isOfType(game, id, 'unit') ||
      (isOfType(game, id, 'event') && status['face'] !== 'down') ||
      isOfType(game, host, 'event') ||
      isOfType(game, host, 'flame card')),
  'only flame cards are attached, and only to units on the field',
);
