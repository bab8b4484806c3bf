/** 113. Shields: what a shield is and how shields are counted. */
import { opponentOf } from '../../../kernel/game.js';
import { permission } from '../../../kernel/rule.js';
import { type Breaking, definition, say } from '../questions.js';

/** 113.1. */
export const shieldsToStart = definition('shieldsToStart', (game) => say(game, 'shieldsDealt'));

/** 113.5. Any of the shields of the player who is attacked. About: the shields that a breaker has found. */
export const breakShields = permission('break', (game, player, about) =>
  say(game, 'shieldsToBreak', opponentOf(game, player), about as unknown as Breaking).map(
    (card) => ({
      verb: 'break',
      card,
    }),
  ),
);
