/** 609. Replacement effects: one event instead of another. */
import { definition } from '../questions.js';

/** 609.1. */
export const replaces = definition(
  'replaces',
  (_, __) => true,
  () => false,
);

/** 609.3. Asked with the replacements that an event has had already. */
export const onlyOnce = definition('onlyOnce', (_, history) => history.length === 0);

/** 609.4. A replacement that cannot be carried out does not apply. */
export const replacementPossible = definition('replacementPossible', (_, possible) => possible);

/** 609.6a. */
export const drawReplacementFirst = definition('drawReplacementFirst', () => true);

/** 609.8. */
export const choosesReplacement = definition(
  'choosesReplacement',
  (game, _, controllers) =>
    controllers.find((player) => player === game.state.turn.player) ?? controllers[0] ?? '',
);
