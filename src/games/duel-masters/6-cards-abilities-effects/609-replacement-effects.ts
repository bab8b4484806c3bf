/** 609. Replacement effects: one event instead of another. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';

/** 609.1. */
export const replaces = definition(
  (_: Game, __: GameEvent) => true,
  () => false,
);

/** 609.3. Asked with the replacements that an event has had already. */
export const onlyOnce = definition(
  (_: Game, history: readonly string[]) => history.length === 0,
  () => true,
);

/** 609.4. A replacement that cannot be carried out does not apply. */
export const replacementPossible = definition(
  (_: Game, possible: boolean) => possible,
  () => true,
);

/** 609.6a. */
export const drawReplacementFirst = definition(
  () => true,
  () => false,
);

/** 609.8. */
export const choosesReplacement = definition(
  (game: Game, _: GameEvent, controllers: readonly Player[]) =>
    controllers.find((player) => player === game.state.turn.player) ?? controllers[0] ?? '',
  (_: Game, __: GameEvent, controllers: readonly Player[]) => controllers[0] ?? '',
);
