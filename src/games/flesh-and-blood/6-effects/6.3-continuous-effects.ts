/** 6.3. How continuous effects interact: stages, and which of one stage comes first. */
import type { Amount } from '../../../kernel/ability.js';
import { layer } from '../../../kernel/rule.js';
import { definition } from '../questions.js';
import { arena } from '../words.js';

const changesOf =
  (...traits: readonly string[]) =>
  (change: object): boolean =>
    'trait' in change && traits.includes(String(change.trait));

/** 6.3.2. Stage 3. */
export const stageOfNames = layer(changesOf('name', 'color'), { place: 3 });

/** 6.3.2. Stage 4. */
export const stageOfTypes = layer(changesOf('type', 'subtype'), { place: 4 });

/** 6.3.2. Stage 5. */
export const stageOfSupertypes = layer(changesOf('supertype'), { place: 5 });

/** 6.3.2. Stage 6. */
export const stageOfAbilities = layer(
  ({ change }) => ['gain-ability', 'lose-keyword', 'lose-abilities'].includes(change),
  { place: 6 },
);

/**
 * 6.3.2a. What depends on an effect of a higher stage applies there; behind all that are independent (6.3.3), which is what
 * the last substage of numbers is for.
 */
export const placeOfDependent = definition('placeOfDependent', (_, own, later) => {
  const stage = Math.floor(later);
  return stage > Math.floor(own) ? stage + 0.7 : null;
});

/** 6.3.2. Stage 8; within it what sets comes before what multiplies, then what divides, then what adds (6.3.3). */
export const stageOfSetting = layer(({ change }) => change === 'set', { place: 8.2 });

/** 6.3.3. */
export const stageOfMultiplying = layer(({ change }) => change === 'multiply', { place: 8.3 });

/** 6.3.3. */
export const stageOfDividing = layer(({ change }) => change === 'divide', { place: 8.4 });

/** 6.3.3. */
export const stageOfAdding = layer((change) => change.change === 'add' && !isLess(change.amount), {
  place: 8.5,
});

/** 6.3.3. */
export const stageOfSubtracting = layer(
  (change) => change.change === 'add' && isLess(change.amount),
  { place: 8.6 },
);

/** `-1`, `-1 for each`: whether what is added makes less of it. */
const isLess = (amount: Amount): boolean =>
  typeof amount === 'number'
    ? amount < 0
    : typeof amount === 'object' && 'times' in amount && amount.times < 0;

/** 6.3.4. */
export const olderFirst = definition(
  'olderFirst',
  (_, one, other) => one - other,
  (_, one, other) => other - one,
);

/** 6.3.4a. A static ability becomes functional as its card comes into the arena. */
export const agesAnew = definition(
  'agesAnew',
  (_, from, to) => arena.includes(to) && !arena.includes(from),
);

/** 6.3.4a. So do those of another face, as that is the active one. */
export const agesTurned = definition('agesTurned', () => true);

/** 6.3.5a. */
export const addsEligible = definition('addsEligible', () => true);

/** 6.3.6. */
export const keepsGiven = definition('keepsGiven', () => true);
