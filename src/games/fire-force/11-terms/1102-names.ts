/** 1102. Names and attributes in brackets. */
import { bookkeeping } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';

/** 1102.1. Without the rule, a name in brackets means no card. */
export const nameInBrackets = definition('nameInBrackets', () => true);

/** 1102.2. */
export const attributeInBrackets = definition('attributeInBrackets', () => true);

/** Whether a text that writes a name or a value means the cards that have it. */
export const nameMeans = bookkeeping(
  definition('nameMeans', (game, trait) =>
    trait === 'name'
      ? say(game, 'nameInBrackets')
      : trait === 'attribute'
        ? say(game, 'attributeInBrackets')
        : true,
  ),
);
