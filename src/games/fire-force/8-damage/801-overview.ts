/** 801. Damage is dealt with at once. */
import { eventKind } from '../../../kernel/rule.js';

/** 801.1. A text that deals damage starts the procedure of 802 on the spot. */
export const damageIsImmediate = eventKind('damage-dealt', {
  follows: (_, event) => ({
    call: 'takeDamage',
    locals: {
      player: event.player ?? '',
      amount: Number(event['amount'] ?? 0),
      by: Number(event.by ?? 0),
    },
  }),
});
