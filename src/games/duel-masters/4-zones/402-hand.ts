/** 402. Hand: no limit, seen by its player alone. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 402.1. */
export const handToStart = definition(
  () => 5,
  () => 0,
);

/** 402.3. */
export const seesHand = definition(
  (game: Game, player: Player, id: number): boolean | undefined =>
    cardOf(game, id).side === player || !say<boolean>(game, 'isPrivate', 'hand'),
  (): boolean | undefined => undefined,
);

/** 402.3. */
export const countsHand = definition(
  (_: Game, __: Player): boolean | undefined => true,
  (): boolean | undefined => undefined,
);
