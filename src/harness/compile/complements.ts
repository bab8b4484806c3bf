/** What something is said to be: `tapped`, `a "Brawler"`, `a fire or water creature with cost 3 or less`. */
import type * as Kernel from '../../kernel/ability.js';
import type { Condition } from '../../language/document.js';
import { describe } from './describe.js';
import { checkNoExtreme } from './extremes.js';
import { calledSo, checkSaidOfAll, propertyChoices, refuseBare, withKinds } from './one-of.js';
import { checkTotal } from './properties.js';
import type { Scope } from './scope.js';

/** @returns a list of tests for each of the things that it may be: it is so if all of one list hold */
export const complementOf = (
  scope: Scope,
  { state, name, or, orNames, properties, apart }: Extract<Condition, { kind: 'is' }>,
): readonly (readonly Kernel.Test[])[] => {
  const terms = [...(state ? [state] : []), ...or];
  const kinds = terms.map(({ words }) => describe({ ...scope, isPredicate: true }, words));
  if (or.length + orNames.length > 0) checkSaidOfAll(scope, kinds, { name, properties, apart });
  const called = [...(name ? [name] : []), ...orNames].map((one) => calledSo(scope, one));
  const shared = withKinds(kinds);
  refuseBare(scope, terms, kinds, shared);
  const either = [...shared.map((said) => said.tests), ...called];
  const choices = propertyChoices(
    scope,
    properties.filter((one) => one.extreme === undefined),
  );
  checkTotal(scope, properties);
  checkNoExtreme(scope, properties);
  return (either.length === 0 ? [[]] : either).flatMap((kind) =>
    choices.map((more) => [...kind, ...more]),
  );
};
