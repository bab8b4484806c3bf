/** 113. Shields: what a shield is and how shields are counted. */
import { type Game, opponentOf, say } from '../../../kernel/game.js';
import { definition, permission } from '../../../kernel/rule.js';

/** 113.1. */
export const shieldsToStart = definition(
  (game: Game) => say<number>(game, 'shieldsDealt'),
  () => 0,
);

/** 113.5. Any of the shields of the player who is attacked. About: the shields that a breaker has found. */
export const breakShields = permission('break', (game, player, about) =>
  say<readonly number[]>(game, 'shieldsToBreak', opponentOf(game, player), about).map((card) => ({
    verb: 'break',
    card,
  })),
);
