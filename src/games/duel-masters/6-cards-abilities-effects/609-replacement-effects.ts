/** 609. Replacement effects: one event instead of another. */
import { opponentOf } from '../../../kernel/game.js';
import { isOfType } from '../words.js';
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

/** 609.4. */
export const replacedNeverHappens = definition(
  'replacedNeverHappens',
  () => true,
  () => false,
);

/** 609.6a. */
export const drawReplacementFirst = definition('drawReplacementFirst', () => true);

/** 609.7. What a text does in place of a part of itself is no continuous effect that waits for it. */
export const replacesItself = definition('replacesItself', () => true);

/** 609.8. */
export const turnPlayersReplacements = definition('turnPlayersReplacements', (game, options) => {
  const theirs = options.filter(({ controller }) => controller === game.state.turn.player);
  return theirs.length > 0 ? theirs : options;
});

/** 609.8a. */
export const spellsOwnReplacements = definition('spellsOwnReplacements', (game, options) => {
  const own = options.filter(
    ({ event: { kind, card = 0 }, source }) =>
      kind === 'move' && source[0] === card && isOfType(game, card, 'spell'),
  );
  return own.length > 0 ? own : options;
});

/** 609.9. */
export const replacedTogether = definition('replacedTogether', () => true);

/** 609.9a. */
export const choosesAhead = definition('choosesAhead', () => true);

/** 609.9b. */
export const choosesOnce = definition('choosesAgain', () => false);

/** 609.8. Without the rule, whose they are does not choose among several. */
export const choosesReplacement = definition(
  'choosesReplacement',
  (_, __, controllers) => controllers[0] ?? '',
  (game, _, controllers) =>
    controllers.length > 1 ? opponentOf(game, controllers[0] ?? '') : (controllers[0] ?? ''),
);
