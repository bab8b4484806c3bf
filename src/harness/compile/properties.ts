/** What stands behind `with`: `power 3000 or less`, `race "Human"`, `"Dragon" in its race`, `blocker`. */
import type * as Kernel from '../../kernel/ability.js';
import type { TraitWord } from '../../kernel/vocabulary.js';
import type { Comparison, Property, Term } from '../../language/document.js';
import { bearerOfNames, comparisonOf } from './amounts.js';
import { attachedAmong, describe, inverted, refuseAttached } from './describe.js';
import { tellsType } from './kinds.js';
import { type Cursor, cursorOn, isDone, take, takeWords } from './reader.js';
import { checkQuoted } from './quoted.js';
import { attempt, quiet, report, type Scope, unknown } from './scope.js';

export const propertyTests = (scope: Scope, property: Property): readonly Kernel.Test[] => {
  const tests = positiveTests(scope, property);
  if (tests.length === 0 && scope.problems.length === 0)
    report(scope, 'nonsense', property.at, `‘${property.trait.text}’ says nothing of a card`);
  if (property.not && tests.length > 1)
    report(
      scope,
      'nonsense',
      property.at,
      '‘not’ goes with one word',
      'say: with not …, with not …',
    );
  return property.not ? tests.map(inverted) : tests;
};

const positiveTests = (
  scope: Scope,
  { trait: term, compare, text, part, at }: Property,
): readonly Kernel.Test[] => {
  if (compare === undefined && text === undefined) {
    refuseCards(scope, term);
    return describe(scope, term.words).tests;
  }
  const found = traitNamed(scope, term);
  if (found === undefined) return [];
  const { trait, version } = found;
  if (text !== undefined) {
    const isCard = trait.trait === 'name' && !part;
    const is = isCard ? 'card' : 'name';
    scope.senses.push({ at: text.at, is, word: text.text, entry: undefined });
    if (trait.is !== 'names') {
      report(scope, 'nonsense', at, `‘${term.text}’ has no names to compare with`);
      return [];
    }
    if (!part) checkQuoted(scope, trait.trait, text);
    const about = { trait: trait.trait, value: text.text, ...versionOf(version) };
    return [part ? { test: 'part', ...about } : { test: 'has', ...about }];
  }
  if (compare === undefined) return [];
  const same = trait.is === 'names' ? sameAs(scope, compare, trait) : undefined;
  if (same !== undefined) return [{ ...same, ...versionOf(version) }];
  if (trait.is !== 'number') {
    report(scope, 'nonsense', at, `‘${term.text}’ is no number`);
    return [];
  }
  if (version !== 'now' && compare.amount.kind === 'trait' && !compare.amount.of.noun)
    report(
      scope,
      'nonsense',
      compare.amount.at,
      'than what it is now, or than what is written on it?',
      `say: less than its ${term.text}`,
    );
  return [
    {
      test: 'compare',
      trait: trait.trait,
      compare: comparisonOf(scope, compare, trait),
      ...versionOf(version),
    },
  ];
};

/** `name equal to its name`: of which card, where it is that characteristic of one. */
const sameAs = (
  scope: Scope,
  { is, amount, at }: Comparison,
  trait: TraitWord,
): Extract<Kernel.Test, { test: 'same' }> | undefined => {
  if (is !== 'exactly' || amount.kind !== 'trait') return undefined;
  const as = attempt(scope, (inner) => bearerOfNames(inner, amount.of, trait));
  if (as === undefined) return undefined;
  scope.senses.push({ at, is: 'phrase', word: is, entry: undefined });
  return { test: 'same', trait: trait.trait, as };
};

/** `units with flame cards`: that would be units that are flame cards. */
export const refuseCards = (scope: Scope, { text, words, at }: Term): void => {
  if (!describe(quiet(scope), words).noun?.entry.tests.some(tellsType)) return;
  if (scope.lexicon.verbs.has('attach')) refuseAttached(scope, at);
  else report(scope, 'nonsense', at, `‘${text}’ is what a card is, and nothing that it has`);
};

/** As it is now, as printed, or as it was originally. */
export type Version = 'now' | 'printed' | 'original';

/** How a test says it. */
export const versionOf = (version: Version): { readonly printed?: true | 'original' } =>
  version === 'now' ? {} : { printed: version === 'printed' ? true : version };

export interface TraitNamed {
  readonly trait: TraitWord;
  readonly version: Version;
}

/** A characteristic, if one stands next; `printed power` and `original power` are what is written on the card. */
export const takeTrait = (scope: Scope, cursor: Cursor): TraitNamed | undefined => {
  const version = takeWords(scope, cursor, 'trait', 'printed', 'original') as Version | undefined;
  const found = take(scope, cursor, 'trait');
  return found && { trait: found.entry, version: version ?? 'now' };
};

/** A characteristic that a term must name. */
export const traitNamed = (scope: Scope, term: Term): TraitNamed | undefined => {
  const cursor = cursorOn(term.words);
  const found = takeTrait(scope, cursor);
  if (found !== undefined && isDone(cursor)) return found;
  const attached = attachedAmong(term.words);
  if (attached !== undefined) refuseAttached(scope, attached.at);
  else unknownTrait(scope, term);
  return undefined;
};

const unknownTrait = (scope: Scope, term: Term): void =>
  unknown(scope, 'unknown-trait', term.at, {
    word: term.text,
    as: 'characteristic',
    among: ['trait'],
  });

/** What cards count together says which of them are chosen; of cards that are not it says nothing. */
export const checkTotal = (scope: Scope, properties: readonly Property[]): void => {
  const found = properties.find(({ total }) => total);
  if (found === undefined) return;
  report(
    scope,
    'nonsense',
    found.at,
    'a total is of cards that somebody chooses, and here nobody does',
    'for example: any number of … with total power 5000 or less',
  );
};

/** `total power 5000 or less`: of all the chosen cards together. */
export const totalOf = (scope: Scope, properties: readonly Property[]): Kernel.Filter['total'] => {
  const [found, second] = properties.filter(({ total }) => total);
  if (found === undefined) return undefined;
  if (second !== undefined) report(scope, 'nonsense', second.at, 'there is a total already');
  if (found.not) report(scope, 'nonsense', found.at, '‘not’ has no sense in front of a total');
  if (found.compare === undefined) {
    report(
      scope,
      'nonsense',
      found.at,
      'a total needs a number',
      'for example: total power 5000 or less',
    );
    return undefined;
  }
  const named = traitNamed(scope, found.trait);
  if (named !== undefined && named.version !== 'now')
    report(scope, 'nonsense', found.trait.at, 'a total is of what the cards have now');
  return (
    named && { trait: named.trait.trait, compare: comparisonOf(scope, found.compare, named.trait) }
  );
};
