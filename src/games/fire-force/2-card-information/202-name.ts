/** 202. Name. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { anywhere } from '../words.js';

/** 202.1. By which texts know a card again. */
export const cardName = definition(
  (_: Game, value: TraitValue) => value,
  () => undefined,
);

/** 202.2. Without the rule, a card of that name anywhere. */
export const nameMeansField = definition(
  () => ['field'],
  () => anywhere,
);
