/** 911. Replacement effects. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';

/** 911.1. What is replaced does not happen; only what takes its place does. */
export const replaces = definition(
  (game: Game, _: GameEvent) => say<boolean>(game, 'replacementEffectKind'),
  () => false,
);

/** 911.2. The player it would happen to, or the controller of the card it would happen to, picks one. */
export const choosesReplacement = definition(
  (game: Game, event: GameEvent, controllers: readonly Player[]) =>
    typeof event.card === 'number' && event.card > 0
      ? cardOf(game, event.card).controller
      : (event.player ?? controllers[0] ?? ''),
  (_: Game, __: GameEvent, controllers: readonly Player[]) => controllers[0] ?? '',
);

/** 911.3. Each replacement effect once for each original event. */
export const mayReplaceAgain = definition(
  (_: Game, key: string, history: readonly string[]) => !history.includes(key),
  () => true,
);
