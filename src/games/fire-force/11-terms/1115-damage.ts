/** 1115. Dealing damage. */
import { term } from '../../../kernel/rule.js';
import { say } from '../questions.js';

/** 1115.1. So much damage to a player, by the procedure of 802. */
export const dealDamage = term(
  'deal',
  (game, { amount, players, others, source }) => ({
    events: players.map((player) => ({
      kind: 'damage-dealt',
      player,
      amount: amount ?? 0,
      by: say(game, 'sourceOfAbilityDamage', source, others['by']?.[0]),
    })),
  }),
  { ofAmount: true },
);
