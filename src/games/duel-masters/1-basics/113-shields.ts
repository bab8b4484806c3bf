/** 113. Shields: what a shield is and how shields are counted. */
import { type Game, opponentOf, say } from '../../../kernel/game.js';
import { definition, note, permission, todo } from '../../../kernel/rule.js';

/** 113.1. */
export const shieldsToStart = definition(
  '113.1',
  'shields lie face down in the shield zone, and each player starts the game with five',
  (game: Game) => say<number>(game, 'shieldsDealt'),
  () => 0,
);

export const countShields = todo(
  '113.2',
  'definition',
  'a pile of cards counts as one shield, while counting cards in the shield zone counts each card',
  'needs shields of several cards',
);

export const rearrangeShields = todo(
  '113.2a',
  'procedure',
  'shields rearranged by an effect keep their positions and sizes, and castles stay with the position',
  'needs shields of several cards',
);

export const shieldsComeAndGo = note(
  '113.3',
  'overview',
  'effects can raise or lower the number of shields',
  'says only that effects may do so; each effect says how',
);

export const fortifiableShields = todo(
  '113.4',
  'permission',
  'a shield can be fortified by a castle',
  'needs castles',
);

/** 113.5. Any of the shields of the player who is attacked. About: the shields that a breaker has found. */
export const breakShields = permission(
  '113.5',
  'shields are broken by the attacks of creatures or by abilities',
  'break',
  (game, player, about) =>
    say<readonly number[]>(game, 'shieldsToBreak', opponentOf(game, player), about).map((card) => ({
      verb: 'break',
      card,
    })),
);
