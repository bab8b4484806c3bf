/** 1301. Overview: what rule processing is, and its order. */
import { definition } from '../questions.js';

/** 1301.2. What is found in one look is carried out section by section, and together within a section. */
export const stateBasedPlace = definition('stateBasedPlace', (_, rule) =>
  Number(rule.split('.')[0]),
);
