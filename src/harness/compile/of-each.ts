/** What is asked of each of several players by themselves, who have done something before: `if it is a creature, they draw 1 card`. */
import type * as Kernel from '../../kernel/ability.js';
import { plainIn, type PlainCondition } from '../../kernel/asking.js';
import type { Condition, Span } from '../../language/document.js';
import { conditionOf } from './conditions.js';
import { nowDoing } from './references.js';
import { quiet, report, type Scope } from './scope.js';
import { isThey } from './standing-for.js';

/** Whether each player has done what the sentence before says, and is "they" to what follows. */
export const isOfEach = ({ spoken }: Scope): boolean => spoken.doer === 'each';

/** Whether a condition behind that speaks of the players, or of what each of them did it to. */
export const asksEach = (scope: Scope, condition: Condition): boolean => {
  if (!isOfEach(scope)) return false;
  // `if they discarded 2 cards this way`
  if (condition.kind === 'happened' && isThey(condition.happening.subject)) return true;
  const spoken = { ...scope.spoken };
  nowDoing(spoken, 'doer');
  const asked = conditionOf(ofDoer({ ...quiet(scope), spoken }), condition);
  return plainIn(asked).some((one) => speaksOfDoer(one, spoken.apart));
};

const speaksOfDoer = (condition: PlainCondition, apart: boolean): boolean => {
  switch (condition.is) {
    case 'test':
      return apart && condition.of === 'it';
    case 'count':
      return condition.filter.whose === 'doer';
    case 'happened':
      return Object.values(condition.event.roles).some(
        (role) => role.is === 'player' && role.who === 'doer',
      );
    default:
      return false;
  }
};

/** For a text that one of several players carries out by themselves. */
export const ofDoer = (scope: Scope): Scope => ({ ...scope, their: 'doer', ofEach: true });

/** Done by each of them, one after another. */
export const byEach = (
  scope: Scope,
  run: (scope: Scope) => readonly Kernel.Instruction[],
): readonly Kernel.Instruction[] => {
  nowDoing(scope.spoken, 'doer');
  const effect = run(ofDoer(scope));
  nowDoing(scope.spoken, 'each');
  return [{ do: 'players', who: 'each', effect }];
};

/** `if 2 creatures were destroyed this way, they …`: by all of them together, or by each? */
export const checkCountedOfEach = (
  scope: Scope,
  { at }: { readonly at: Span },
  done: readonly Kernel.Instruction[],
): void => {
  if (done.some((one) => one.do === 'act' && one.who === 'each'))
    report(
      scope,
      'unsupported',
      at,
      'no rule tells yet what each player did by themselves',
      'say: if they destroyed 2 or more creatures this way, they draw 1 card; they draw that many cards',
    );
};
