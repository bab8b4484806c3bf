/** What texts consist of with which a card says when it may be used without paying. */
import {
  type Ability,
  type Condition,
  declaredIcon,
  type EventPattern,
  type Filter,
  type Instruction,
} from '../../kernel/ability.js';

/** An ability whose use is declared after such an event, and the card is used then. */
export const declaring = (
  when: EventPattern,
  effect: readonly Instruction[],
  usableIf?: Condition,
): Ability => ({
  kind: 'triggered',
  icon: declaredIcon,
  when,
  costs: [],
  effect,
  ...(usableIf === undefined ? {} : { usableIf }),
});

/** Such cards of the player's own; any where none are named. */
export const yours = (of: Filter | undefined): Filter => ({ ...(of ?? cards), whose: 'you' });

/** Any cards. */
export const cards: Filter = { zones: [], whose: 'any', other: false, tests: [] };

/** The card whose text it is is used without paying. */
export const useThis: Instruction = {
  do: 'act',
  who: 'you',
  verb: 'use',
  object: { is: 'this' },
  with: {},
};
