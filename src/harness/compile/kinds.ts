/** What only cards of some types have, do and suffer, or only in one zone: of others a problem says that it means nothing. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type Role, type TraitWord } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

/** `your spells cannot attack`, `when a shield is blocked`: no such card is ever in that role. */
export const checkRole = (
  scope: Scope,
  at: Span,
  role: Role | undefined,
  filter: Kernel.Filter,
  word: string,
): void => {
  const { types, in: zone } = role ?? {};
  for (const { tests, zones } of alternatives(filter))
    if (types !== undefined && areOthers(tests, types))
      report(scope, 'nonsense', at, `‘${word}’ is said only of a ${types.join(' or ')}`);
    else if (zone !== undefined && zones.length > 0 && !zones.includes(zone))
      report(scope, 'nonsense', at, `‘${word}’ is said only of cards in the ${zone}`);
};

/** `your spells get +1000`: no card of that type has the characteristic. */
export const checkTraits = (
  scope: Scope,
  at: Span,
  filter: Kernel.Filter,
  traits: readonly string[],
): void => {
  const said = new Set(traits);
  for (const word of entriesOf(scope.lexicon.vocabulary, 'trait'))
    if (said.has(word.trait)) checkTrait(scope, at, filter, word);
};

const checkTrait = (
  scope: Scope,
  at: Span,
  filter: Kernel.Filter,
  { types, words: [word = ''] }: TraitWord,
): void => {
  if (types === undefined) return;
  if (alternatives(filter).some(({ tests }) => areOthers(tests, types)))
    report(scope, 'nonsense', at, `only a ${types.join(' or ')} has ‘${word}’`);
};

const alternatives = (filter: Kernel.Filter): readonly Kernel.Filter[] => [
  filter,
  ...(filter.or ?? []),
];

/** Whether cards that pass these tests are of none of the types. */
const areOthers = (tests: readonly Kernel.Test[], types: readonly string[]): boolean => {
  const said = tests.flatMap((test) =>
    test.test === 'has' && test.trait === 'type' && test.value !== undefined
      ? [{ type: test.value, not: test.not ?? false }]
      : [],
  );
  const are = said.filter(({ not }) => !not);
  const areNot = said.filter(({ not }) => not).map(({ type }) => type);
  return (
    (are.length > 0 && !are.some(({ type }) => types.includes(type))) ||
    types.every((type) => areNot.includes(type))
  );
};
