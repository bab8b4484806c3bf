/** 1118. Gaining abilities and attributes. */
import type { Ability } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 1118.1. Speaks of icons alone; any other ability is gained without a rule for it. */
export const gainsAbility = definition(
  (_: Game, __: Ability, before: readonly number[], gained: number) => [...before, gained],
  (_: Game, ability: Ability, before: readonly number[], gained: number) =>
    ability.kind === 'keyword' ? before : [...before, gained],
);

/** 1118.2. */
export const gains = definition(
  (_: Game, __: string, before: readonly string[], gained: readonly string[]) => [
    ...before,
    ...gained,
  ],
  (_: Game, trait: string, before: readonly string[], gained: readonly string[]) =>
    trait === 'attribute' ? before : [...before, ...gained],
);
