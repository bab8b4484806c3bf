/** 203. Subtype: races and the subtypes of spells and cross gear. */
import { type Game } from '../../../kernel/game.js';
import { definition, layer, note, todo } from '../../../kernel/rule.js';

export const subtype = note(
  '203.1',
  'definition',
  'the subtype is a characteristic',
  'the card data hold the subtypes',
);

export const cardSubtypes = note(
  '203.2',
  'definition',
  'a card has the subtypes printed on its subtype line',
  'the card data hold the subtypes',
);

export const creatureRaces = note(
  '203.2a',
  'definition',
  'a creature has the races on its subtype line',
  'the card data hold the races',
);

export const spellSubtypes = note(
  '203.2b',
  'definition',
  'a spell may have a subtype, such as Knight',
  'the card data hold the subtypes',
);

export const crossGearSubtypes = todo(
  '203.2c',
  'definition',
  'a cross gear may have a subtype, such as Samurai',
  'needs cross gear',
);

/** 203.3. */
export const partOfSubtype = definition(
  '203.3',
  'a reference to a subtype or part of one means every card whose subtype contains it',
  (_: Game, name: string, part: string) => name.includes(part),
  (_: Game, name: string, part: string) => name === part,
);

/** 203.4. */
export const layerOfSubtypes = layer(
  '203.4',
  'an effect can give a card a subtype in addition to its own',
  (change) => 'trait' in change && change.trait === 'race',
);

export const chooseSubtype = todo(
  '203.5',
  'restriction',
  'a player told to choose a subtype chooses a whole one that exists, not a part such as Dragon',
  'needs effects that let a player choose a subtype',
);
