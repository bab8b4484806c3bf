/** 106. Civilization: light, water, darkness, fire and nature. */
import { layer, note, todo } from '../../../kernel/rule.js';

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

export const monocolored = note(
  '106.2a',
  'definition',
  'a card of a single civilization has exactly one of the five',
  'names cards whose data hold one civilization',
);

export const multicolored = note(
  '106.2b',
  'definition',
  'a card with two or more civilizations is multicolored',
  'names cards whose data hold several civilizations',
);

export const colorless = note(
  '106.2c',
  'definition',
  'a card with no civilization is colorless',
  'names cards whose data hold no civilization',
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
