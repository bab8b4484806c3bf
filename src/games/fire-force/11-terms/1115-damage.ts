/** 1115. Dealing damage. */
import { cardsIn } from '../../../kernel/game.js';
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
  {
    ofAmount: true,
    // Of each point 802.1 says what it is; who may not take the first takes none.
    foresees: (game, { players, amount = 0 }) =>
      amount > 0
        ? players.map((player) => ({
            kind: 'damage',
            player,
            card: cardsIn(game, player, 'life')[0],
          }))
        : [],
  },
);
