/** 106. Civilization: light, water, darkness, fire and nature. */
import { listOf } from '../../../kernel/continuous.js';
import type { Game } from '../../../kernel/game.js';
import { definition, layer, note, todo } from '../../../kernel/rule.js';

export const civilizations = note(
  '106.1',
  'definition',
  'there are five civilizations: light, water, darkness, fire and nature',
  'the card data name the civilizations',
);

export const cardCivilizations = note(
  '106.2',
  'definition',
  'a card normally has one or more of the five civilizations, read from its mana symbol and frame',
  'the card data hold the civilizations',
);

const civilizationsOf = (game: Game, id: number): number =>
  new Set(listOf(game, id, 'civilization')).size;

/** 106.2a. */
export const monocolored = definition(
  '106.2a',
  'a card of a single civilization has exactly one of the five',
  (game: Game, id: number) => civilizationsOf(game, id) === 1,
  () => false,
);

/** 106.2b. */
export const multicolored = definition(
  '106.2b',
  'a card with two or more civilizations is multicolored',
  (game: Game, id: number) => civilizationsOf(game, id) >= 2,
  () => false,
);

/** 106.2c. */
export const colorless = definition(
  '106.2c',
  'a card with no civilization is colorless',
  (game: Game, id: number) => civilizationsOf(game, id) === 0,
  () => false,
);

export const civilizationColors = note(
  '106.2d',
  'physical',
  'light is printed yellow, water blue, darkness black, fire red, nature green, none white',
  'says which color is printed for a civilization; the card data hold the civilization',
);

export const chooseCivilization = todo(
  '106.3',
  'restriction',
  'a player told to choose a civilization chooses exactly one of the five',
  'needs effects that let a player choose a civilization',
);

/** 106.4. */
export const layerOfCivilizations = layer(
  '106.4',
  'an effect can give a card a civilization in addition to its own',
  (change) => 'trait' in change && change.trait === 'civilization',
);
