/** 1118. Gaining abilities and attributes. */
import { definition } from '../questions.js';

/** 1118.1. Speaks of icons alone; any other ability is gained without a rule for it. */
export const gainsAbility = definition(
  'gainsAbility',
  (_, __, before, gained) => [...before, gained],
  (_, ability, before, gained) => (ability.kind === 'keyword' ? before : [...before, gained]),
);

/** 1118.2. */
export const gains = definition(
  'gains',
  (_, __, before, gained) => [...before, ...gained],
  (_, trait, before, gained) => (trait === 'attribute' ? before : [...before, ...gained]),
);
