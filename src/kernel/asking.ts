/** Whether what a text waits for, or its condition, asks for something. */
import type { Condition, EventPattern } from './ability.js';

/** What is asked for: an event, or a word that is so of a card. */
export interface AskedFor {
  readonly event: string;
  readonly word: string;
}

export const asksFor = (asked: Condition | EventPattern | undefined, what: AskedFor): boolean => {
  if (asked === undefined) return false;
  if (!('is' in asked)) return asked.event === what.event;
  switch (asked.is) {
    case 'and':
    case 'or':
      return asked.conditions.some((one) => asksFor(one, what));
    case 'not':
      return asksFor(asked.condition, what);
    case 'happened':
      return asksFor(asked.event, what);
    case 'test':
      return asked.test.test === 'word' && asked.test.word === what.word;
    default:
      return false;
  }
};
