/** 1105. Attaching flame cards. */
import { cardOf, say } from '../../../kernel/game.js';
import { boardRequirement, term } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

export const attach = term(
  '1105.1',
  'an instruction to attach a flame card to a unit attaches it to that unit',
  'attach',
  (_, { cards, others }) => {
    const [to] = others['to'] ?? [];
    const events = to === undefined ? [] : cards.map((card) => ({ kind: 'attach', card, to }));
    return { events, into: 'done' };
  },
  {
    possible: (game, card) =>
      card.host === 0 && !say<boolean>(game, 'faceDownFlameNotAttached', card.id),
    fault:
      'explains attaching by itself, and no rule says what becomes of the flame card when its unit leaves; we keep it on the field as attached until 502.1 takes it off or the unit leaves, since nothing moves it elsewhere',
  },
);

/** 1105.1. What is on the field face down as a flame card has a rule of its own (307.7). */
export const attachedToUnits = boardRequirement(
  '1105.1',
  'an instruction to attach a flame card to a unit attaches it to that unit',
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
