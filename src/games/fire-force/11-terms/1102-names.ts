/** 1102. Names and attributes in brackets. */
import { type Game, say } from '../../../kernel/game.js';
import { bookkeeping, definition } from '../../../kernel/rule.js';

/** 1102.1. Without the rule, a name in brackets means no card. */
export const nameInBrackets = definition(
  () => true,
  () => false,
);

/** 1102.2. */
export const attributeInBrackets = definition(
  () => true,
  () => false,
);

/** Whether a text that writes a name or a value means the cards that have it. */
export const nameMeans = bookkeeping(
  definition(
    (game: Game, trait: string): boolean =>
      trait === 'name'
        ? say<boolean>(game, 'nameInBrackets')
        : trait === 'attribute'
          ? say<boolean>(game, 'attributeInBrackets')
          : true,
    () => true,
  ),
);
