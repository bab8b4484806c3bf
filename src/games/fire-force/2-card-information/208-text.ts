/** 208. Text: the abilities of a card. */
import type { Ability } from '../../../kernel/ability.js';
import { type Game, say } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

export const cardText = note(
  '208.1',
  'overview',
  'the text of a card holds its abilities',
  'names the topic; what the text of each type is stands in 208.1a and 208.1b',
);

/** Whether an ability is one that the text of such a card can hold; trigger abilities stand outside it (209). */
export const isInText = definition(
  '',
  'which abilities a text holds',
  (game: Game, id: number, ability: Ability) => {
    if (ability.kind === 'one-off' && ability.icon === 'trigger')
      return say<boolean>(game, 'hasTriggerAbility');
    if (isOfType(game, id, 'unit')) return say<boolean>(game, 'unitText', ability);
    if (isOfType(game, id, 'event')) return say<boolean>(game, 'eventText', ability);
    return true;
  },
  () => true,
);

/** 208.1a. Without the rule, the text of a unit is no ability at all. */
export const unitText = definition(
  '208.1a',
  'the text of a unit is its static, activated, triggered and defence abilities',
  (_: Game, ability: Ability) => ability.kind !== 'one-off',
  () => false,
);

/** 208.1b. */
export const eventText = definition(
  '208.1b',
  'the text of an event is its event ability',
  (_: Game, ability: Ability) => ability.kind === 'one-off',
  () => false,
);

export const reminderText = note(
  '208.2',
  'physical',
  'a reminder in round brackets explains a rule and is no part of the text',
  'the cards of a ruling are declared without reminders, so there is nothing to leave out; a remark on a card is a comment',
);
