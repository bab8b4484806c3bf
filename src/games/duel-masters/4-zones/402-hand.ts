/** 402. Hand: no limit, seen by its player alone. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';

/** 402.1. */
export const handToStart = definition(
  '402.1',
  'the hand holds cards drawn or moved there by effects; each player starts with five',
  () => 5,
  () => 0,
);

export const noHandLimit = note(
  '402.2',
  'permission',
  'there is no limit to the number of cards in a hand',
  'nothing limits the hand',
);

/** 402.3. */
export const seesHand = definition(
  '402.3',
  "a player sees only their own hand, arranges it freely, and may count the opponent's cards at any time",
  (game: Game, player: Player, id: number): boolean | undefined =>
    cardOf(game, id).side === player || !say<boolean>(game, 'isPrivate', 'hand'),
  (): boolean | undefined => undefined,
  { kind: 'permission' },
);

/** 402.3. */
export const countsHand = definition(
  '402.3',
  "a player sees only their own hand, arranges it freely, and may count the opponent's cards at any time",
  (_: Game, __: Player): boolean | undefined => true,
  (): boolean | undefined => undefined,
  { kind: 'permission' },
);
