/** What stands in front of a line, and goes for all of it: `during your turn, …`, `while this is in your graveyard, …`. */
import type * as Kernel from '../../kernel/ability.js';
import type { AbilityNode } from '../../language/document.js';
import { report, type Scope } from './scope.js';
import { allOf } from './together-so.js';

/** As if the condition stood inside; an ability that waits for events is there only while it is met. */
export const under = (
  scope: Scope,
  ability: AbilityNode,
  condition: Kernel.Condition,
  one: Kernel.Ability,
): Kernel.Ability => {
  switch (one.kind) {
    case 'static': {
      const changes = one.changes.map((text) => ({
        ...text,
        condition: allOf([condition, text.condition]),
      }));
      return { ...one, changes };
    }
    case 'triggered':
      return { ...one, while: condition };
    case 'activated':
    case 'replacement':
      return { ...one, condition: allOf([condition, one.condition]) };
    case 'one-off':
    case 'keyword':
      refuseInFront(scope, ability);
      return one;
  }
};

const refuseInFront = (scope: Scope, { during, at }: AbilityNode): void => {
  const isUnless = during?.kind === 'while' && during.unless === true;
  report(
    scope,
    'nonsense',
    during?.at ?? at,
    `${isUnless ? '‘unless …’' : '‘during …’ or ‘while …’'} in front goes with what is always so, and with when …`,
    isUnless
      ? 'of what is carried out it stands behind: draw 1 card unless you have a unit'
      : 'of what is carried out ask for it there and then: if it is your turn, draw 1 card',
  );
};
