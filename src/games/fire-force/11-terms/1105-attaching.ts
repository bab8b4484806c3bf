/** 1105. Attaching flame cards. */
import { say } from '../../../kernel/game.js';
import { term } from '../../../kernel/rule.js';

export const attach = term(
  '1105.1',
  'an instruction to attach a flame card to a unit attaches it to that unit',
  'attach',
  (_, { cards, others }) => ({
    events: cards.map((card) => ({ kind: 'attach', card, to: others['to']?.[0] ?? 0 })),
    into: 'done',
  }),
  {
    possible: (game, card) =>
      card.host === 0 && !say<boolean>(game, 'faceDownFlameNotAttached', card.id),
    fault:
      'explains attaching by itself, and no rule says what becomes of the flame card when its unit leaves; we keep it on the field as attached until 502.1 takes it off or the unit leaves, since nothing moves it elsewhere',
  },
);
