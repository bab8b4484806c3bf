/** 1102. Names and attributes in brackets. */
import { type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 1102.1. Without the rule, a name in brackets means no card. */
export const nameInBrackets = definition(
  '1102.1',
  'a name in corner brackets means cards of that name',
  () => true,
  () => false,
);

/** 1102.2. */
export const attributeInBrackets = definition(
  '1102.2',
  'an attribute in square brackets means cards with that attribute',
  () => true,
  () => false,
  {
    fault:
      'prints corner brackets around 属性 where its words say square ones; we take square ones, because 1118.2 writes them',
  },
);

/** Whether a text that writes a name or a value means the cards that have it. */
export const nameMeans = definition(
  '',
  'what a text means by a name or a value',
  (game: Game, trait: string): boolean =>
    trait === 'name'
      ? say<boolean>(game, 'nameInBrackets')
      : trait === 'attribute'
        ? say<boolean>(game, 'attributeInBrackets')
        : true,
  () => true,
);
