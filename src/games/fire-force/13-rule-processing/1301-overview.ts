/** 1301. Overview: what rule processing is, and its order. */
import type { Game } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';

export const ruleProcessing = note(
  '1301.1',
  'overview',
  'rules that act by themselves when a condition holds are called rule processing',
  'says what the word means; what is processed is 1302 to 1304, and when is 1002.1a',
);

/** 1301.2. What is found in one look is carried out section by section, and together within a section. */
export const stateBasedPlace = definition(
  '1301.2',
  'rule processing is carried out in the order of sections 1302 to 1304',
  (_: Game, rule: string) => Number(rule.split('.')[0]),
  () => 0,
  {
    kind: 'procedure',
    fault:
      '"in order from the top" here, but "all at the same time" in 1002.1a; we find what is due by one look at the state and carry it out in this order, which honours both',
  },
);
