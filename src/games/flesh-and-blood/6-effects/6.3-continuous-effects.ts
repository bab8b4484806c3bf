/** 6.3. How continuous effects interact: stages, and which of one stage comes first. */
import { layer } from '../../../kernel/rule.js';
import { definition } from '../questions.js';

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

/** 6.3.2. Stage 8; within it what sets comes before what multiplies, then what divides, then what adds (6.3.3). */
export const stageOfSetting = layer(({ change }) => change === 'set', { place: 8.2 });

/** 6.3.3. */
export const stageOfMultiplying = layer(({ change }) => change === 'multiply', { place: 8.3 });

/** 6.3.3. */
export const stageOfDividing = layer(({ change }) => change === 'divide', { place: 8.4 });

/** 6.3.3. */
export const stageOfAdding = layer(({ change }) => change === 'add', { place: 8.5 });

/** 6.3.4. */
export const olderFirst = definition(
  'olderFirst',
  (_, one, other) => one - other,
  (_, one, other) => other - one,
);
