/** 203. Subtype: races and the subtypes of spells and cross gear. */
import { type Game } from '../../../kernel/game.js';
import { definition, layer } from '../../../kernel/rule.js';

/** 203.3. */
export const partOfSubtype = definition(
  (_: Game, name: string, part: string) => name.includes(part),
  (_: Game, name: string, part: string) => name === part,
);

/** 203.4. */
export const layerOfSubtypes = layer((change) => 'trait' in change && change.trait === 'race');
