/** 205. Attribute. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { anywhere } from '../words.js';

/** 205.1. */
export const attribute = definition(
  (_: Game, value: TraitValue) => value,
  () => undefined,
);

/** 205.2. Without the rule, a card with the attribute anywhere. */
export const attributeMeansField = definition(
  () => ['field'],
  () => anywhere,
);
