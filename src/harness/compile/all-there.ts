/** `remove all energy counters from this`: as many as are on that card. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type VerbWord } from '../../kernel/vocabulary.js';
import { spokenIn } from './amounts.js';
import { quiet, type Scope } from './scope.js';
import type { WrittenAct } from './verbs.js';

/**
 * So many as there are; nothing where that is not said, or of no one card.
 *
 * @param counted what is counted, in the words of the game
 */
export const allThere = (
  scope: Scope,
  { object, prepositions }: WrittenAct,
  { needs, tells }: VerbWord,
  counted: string | undefined,
): Kernel.Amount | undefined => {
  const quantity = object?.quantity;
  const from = prepositions.find(({ join }) => join === needs)?.object;
  if (quantity?.kind !== 'all' || tells === undefined || needs !== 'from') return undefined;
  if (counted === undefined || (from?.pronoun !== 'this' && from?.pronoun !== 'it'))
    return undefined;
  const trait = entriesOf(scope.lexicon.vocabulary, 'trait').find(
    (one) => one.counted !== undefined && one.words.includes(counted),
  );
  const of = spokenIn(quiet(scope), from);
  if (trait === undefined || of === undefined) return undefined;
  scope.senses.push({ at: quantity.at, is: 'phrase', word: 'all', entry: undefined });
  return { trait: trait.trait, of };
};
