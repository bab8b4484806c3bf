/** 208. Text: the abilities of a card. */
import { bookkeeping } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';
import { definition, say } from '../questions.js';

/** Whether an ability is one that the text of such a card can hold; trigger abilities stand outside it (209). */
export const isInText = bookkeeping(
  definition('isInText', (game, id, ability) => {
    if (ability === undefined) return true;
    if (ability.kind === 'one-off' && ability.icon === 'trigger')
      return say(game, 'hasTriggerAbility');
    if (isOfType(game, id, 'unit')) return say(game, 'unitText', ability);
    if (isOfType(game, id, 'event')) return say(game, 'eventText', ability);
    return true;
  }),
);

/** 208.1a. Without the rule, the text of a unit is no ability at all. */
export const unitText = definition('unitText', (_, ability) => ability.kind !== 'one-off');

/** 208.1b. */
export const eventText = definition('eventText', (_, ability) => ability.kind === 'one-off');
