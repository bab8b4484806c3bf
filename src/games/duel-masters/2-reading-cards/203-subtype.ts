/** 203. Subtype: races and the subtypes of spells and cross gear. */
import { layer } from '../../../kernel/rule.js';
import { definition } from '../questions.js';

/** 203.3. */
export const partOfSubtype = definition('partOfSubtype', (_, name, part) => name.includes(part));

/** 203.3. A subtype that is named as a whole means what contains it as well. */
export const nameMeansPart = definition('nameMeansPart', (_, trait) => trait === 'race');

/** 203.4. */
export const layerOfSubtypes = layer((change) => 'trait' in change && change.trait === 'race');

/** 203.5. A part of a subtype is none by itself, though texts refer to such parts (203.3). */
export const subtypesToChoose = definition('subtypesToChoose', (_, subtypes) => subtypes);
