/** `the creature with the least power`: which of several cards have the least of something, or the greatest. */
import { keywordSpellings } from '../../../grammar/keywords.js';
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase, Property, Span } from '../../language/document.js';
import type { Looking } from './nouns.js';
import { traitNamed, versionOf } from './properties.js';
import { report, type Scope } from './scope.js';

/** What is asked of all cards that the rest of a phrase means, and not of each by itself. */
export const extremeOf = (
  scope: Scope,
  { properties }: Pick<NounPhrase, 'properties'>,
  looking: Looking,
): Kernel.Filter['extreme'] => {
  const [found, second] = properties.filter(({ extreme }) => extreme !== undefined);
  if (found?.extreme === undefined) return undefined;
  if (second !== undefined)
    refuse(scope, second.at, 'of what they have least or most is said already', 'say one of them');
  checkAlone(scope, found);
  if (looking.anywhere === true || looking.ofOne === true) refuseOne(scope, found.at);
  const named = traitNamed(scope, found.trait);
  if (named === undefined) return undefined;
  const { trait, version } = named;
  if (trait.is !== 'number') {
    refuse(scope, found.at, `‘${found.trait.text}’ is no number`);
    return undefined;
  }
  scope.senses.push({ at: found.at, is: 'phrase', word: found.extreme, entry: undefined });
  return { is: found.extreme, trait: trait.trait, ...versionOf(version) };
};

/** `with not the least power`, `with the least power or 3000` */
const checkAlone = (scope: Scope, { not, at, or: [other] }: Property): void => {
  if (not) refuse(scope, at, '‘not’ has no sense in front of the least, or the greatest');
  if (other !== undefined) refuse(scope, other.at, 'the one or the other: which is asked?');
};

/** `if it is a creature with the least power`, `when a creature with the greatest power attacks` */
export const refuseOne = (scope: Scope, at: Span): void =>
  refuse(
    scope,
    at,
    'this is asked of several cards that lie together, and here one is looked at by itself',
    'say how much it has: with power 3000 or less; or compare: if there are no creatures with power less than its power',
  );

/** `while this has the greatest power` */
export const isRefusedOfOne = (scope: Scope, { noun, definite, at }: NounPhrase): boolean => {
  const isSaid = definite && leastOrMost.has(noun?.words[0]?.text ?? '');
  if (isSaid) refuseOne(scope, at);
  return isSaid;
};

const leastOrMost = new Set([...keywordSpellings('Least'), ...keywordSpellings('Greatest')]);

export const checkNoExtreme = (scope: Scope, properties: readonly Property[]): void => {
  for (const { extreme, at } of properties) if (extreme !== undefined) refuseOne(scope, at);
};

/** `2 creatures with the least power`: of those that share the least two, or the two that have less than all others? */
export const checkFewest = (scope: Scope, { quantity, properties }: NounPhrase): void => {
  const found = properties.find(({ extreme }) => extreme !== undefined);
  if (found === undefined || quantity === undefined || !('amount' in quantity)) return;
  const { amount } = quantity;
  if (amount.kind === 'number' && amount.value <= 1) return;
  refuse(
    scope,
    found.at,
    'two of those that share it, or one that has it and the next?',
    'choose them one after the other: destroy 1 creature with the least power',
  );
};

/** `you have a creature with the greatest power`: of your own creatures one always has it, and of all it is not asked. */
export const checkHad = (
  scope: Scope,
  { properties }: NounPhrase,
  { extreme, whose }: Kernel.Filter,
  { is, amount }: Kernel.Comparison,
): void => {
  const found = properties.find((one) => one.extreme !== undefined);
  if (found === undefined || extreme === undefined) return;
  if (whose !== 'any')
    refuse(
      scope,
      found.at,
      'among theirs, or among all?',
      'compare numbers: if your opponent has no creatures with power more than its power',
    );
  else if (is === 'at-least' && amount === 1)
    refuse(scope, found.at, 'one of them always has it', 'say, for example: 2 or more');
};

const refuse = (scope: Scope, at: Span, message: string, help?: string): void =>
  report(scope, 'nonsense', at, message, help);
