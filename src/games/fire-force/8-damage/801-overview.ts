/** 801. Damage is dealt with at once. */
import { eventKind } from '../../../kernel/rule.js';
import { wordIn } from '../../../kernel/state.js';

/** 801.1. A text that deals damage starts the procedure of 802 on the spot. */
export const damageIsImmediate = eventKind('damage-dealt', {
  follows: (_, event) => ({
    call: 'takeDamage',
    locals: {
      player: wordIn(event.player),
      amount: Number(event['amount'] ?? 0),
      by: Number(event.by ?? 0),
    },
  }),
});
