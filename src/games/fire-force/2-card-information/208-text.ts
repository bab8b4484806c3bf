/** 208. Text: the abilities of a card. */
import type { Ability } from '../../../kernel/ability.js';
import { type Game, say } from '../../../kernel/game.js';
import { bookkeeping, definition } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

/** Whether an ability is one that the text of such a card can hold; trigger abilities stand outside it (209). */
export const isInText = bookkeeping(
  definition(
    (game: Game, id: number, ability: Ability) => {
      if (ability.kind === 'one-off' && ability.icon === 'trigger')
        return say<boolean>(game, 'hasTriggerAbility');
      if (isOfType(game, id, 'unit')) return say<boolean>(game, 'unitText', ability);
      if (isOfType(game, id, 'event')) return say<boolean>(game, 'eventText', ability);
      return true;
    },
    () => true,
  ),
);

/** 208.1a. Without the rule, the text of a unit is no ability at all. */
export const unitText = definition(
  (_: Game, ability: Ability) => ability.kind !== 'one-off',
  () => false,
);

/** 208.1b. */
export const eventText = definition(
  (_: Game, ability: Ability) => ability.kind === 'one-off',
  () => false,
);
