/** What a condition asks for, or what a text waits for. */
import type { Condition, EventPattern } from './ability.js';

/** A condition that joins and denies no others. */
export type PlainCondition = Exclude<Condition, { is: 'and' | 'or' | 'not' }>;

/** All that a condition joins and denies. */
export const plainIn = (condition: Condition): readonly PlainCondition[] => {
  switch (condition.is) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(plainIn);
    case 'not':
      return plainIn(condition.condition);
    default:
      return [condition];
  }
};

/** What is asked for: an event, or a word that is so of a card. */
export interface AskedFor {
  readonly event: string;
  readonly word: string;
}

export const asksFor = (asked: Condition | EventPattern | undefined, what: AskedFor): boolean => {
  if (asked === undefined) return false;
  if (!('is' in asked)) return asked.event === what.event;
  return plainIn(asked).some(
    (one) =>
      (one.is === 'happened' && one.event.event === what.event) ||
      (one.is === 'test' && one.test.test === 'word' && one.test.word === what.word),
  );
};
