/** 911. Replacement effects. */
import { cardOf } from '../../../kernel/game.js';
import { definition, say } from '../questions.js';

/** 911.1. What is replaced does not happen; only what takes its place does. */
export const replaces = definition(
  'replaces',
  (game, event) => say(game, 'replacementEffectKind') && !say(game, 'isNeverReplaced', event),
  () => false,
);

/**
 * 911.2. The player it would happen to, or the controller of the card it would happen to, picks one. Where all of them are one
 * player's, who may leave them out, there is nothing to pick before that player has said whether any applies (105.3).
 */
export const choosesReplacement = definition(
  'choosesReplacement',
  (game, event, controllers, leftOpen) => {
    const [by = '', ...others] = controllers;
    if (leftOpen && others.every((other) => other === by)) return by;
    return event.card === undefined ? (event.player ?? by) : cardOf(game, event.card).controller;
  },
);

/** 911.3. Only what its text leaves open need not be applied; without the rule nothing need be. */
export const mayGoUnreplaced = definition(
  'mayGoUnreplaced',
  (_, leftOpen) => leftOpen,
  () => true,
);

/** 911.3. Each replacement effect once for each original event. */
export const mayReplaceAgain = definition(
  'mayReplaceAgain',
  (_, key, history) => !history.includes(key),
  () => true,
);
