/** What is said of a card of which each player has one, and which nobody therefore has to choose: `your hero is marked`. */
import type * as Kernel from '../../kernel/ability.js';
import type { Condition } from '../../language/document.js';
import { describe } from './describe.js';
import { filterOf } from './nouns.js';
import { quiet, type Scope } from './scope.js';

type IsCondition = Extract<Condition, { kind: 'is' }>;

/** Whether such a card is in a state; nothing where the condition is about something else. */
export const ofOneEach = (
  scope: Scope,
  { subject, state, name, or, orNames, properties, place }: IsCondition,
): Kernel.Condition | undefined => {
  const { noun, owners } = subject;
  if (state === undefined || noun === undefined || owners.length === 0) return undefined;
  if (name !== undefined || place !== undefined) return undefined;
  if (or.length + orNames.length + properties.length > 0) return undefined;
  if (describe(quiet(scope), noun.words).noun?.entry.oneEach !== true) return undefined;
  const filter = filterOf(scope, subject);
  const said = describe({ ...scope, isPredicate: true }, state.words, 'unknown-state', 'state');
  return {
    is: 'count',
    filter: { ...filter, tests: [...filter.tests, ...said.tests] },
    compare: { is: 'at-least', amount: 1 },
  };
};
