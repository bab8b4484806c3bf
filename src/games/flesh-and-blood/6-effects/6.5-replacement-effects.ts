/** 6.5. How replacement effects interact: which of several takes the place of an event first, and who says so. */
import type { Game } from '../../../kernel/game.js';
import type { Replacement } from '../../../kernel/replacement.js';
import { definition } from '../questions.js';
import { does } from '../words.js';

/**
 * 6.5.2. Each player applies their own, one by one. Whose come first the turn player says: where both have some we have that
 * player take one of all.
 */
export const choosesReplacement = definition(
  'choosesReplacement',
  ({ state }, _, [first = '', ...others]) =>
    others.every((one) => one === first) ? first : state.turn.player,
);

/** 6.5.4, 6.5.5. */
export const preventionLast = definition('replacementsFirst', (game, options) => {
  const standard = options.filter((one) => !prevents(game, one));
  return standard.length > 0 ? standard : options;
});

const prevents = (game: Game, { ability }: Replacement): boolean => {
  const found = game.world.abilities[ability];
  return found?.kind === 'replacement' && does(found.instead, ['prevent', 'prevent arcane']);
};
