/** 210. Card number. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 210.1. By which copies in a deck are counted (402.2b-3). */
export const cardNumber = definition(
  '210.1',
  'a card has a number that classifies it, by which copies are counted',
  (_: Game, value: TraitValue) => value,
  () => undefined,
);
