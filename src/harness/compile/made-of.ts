/** `1 card of 1 of your opponent's creatures`: cards, told by what they make up together. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase } from '../../language/document.js';
import type { Description } from './describe.js';
import { cardsMeant } from './kinds.js';
import { placeIn } from './located.js';
import { playersIn } from './players.js';
import { antecedentOf } from './references.js';
import { attempt, quiet, report, type Scope, zonesSaid } from './scope.js';

/** What names cards, and behind `of` the things of which they are cards; nothing where no such things are named. */
export const wholesOf = (
  scope: Scope,
  { place }: NounPhrase,
  said: readonly Description[],
): NounPhrase | undefined => {
  if (place === undefined || place.among || said.length !== 1) return undefined;
  if (said[0]?.noun?.cards !== true) return undefined;
  const inner = quiet(scope);
  if (attempt(inner, (one) => playersIn(one, place)) !== undefined) return undefined;
  return placeIn(inner, place) === undefined ? place : undefined;
};

/** What reads other phrases, which would have to know this one. */
interface Readers {
  readonly filterOf: (scope: Scope, phrase: NounPhrase) => Kernel.Filter;
  /** That no number is said but one. */
  readonly checkOne: (scope: Scope, phrase: NounPhrase) => void;
}

/** The test that a card is one of those. Of one card that is one of any of them it does not matter of which. */
export const madeOf = (
  scope: Scope,
  whole: NounPhrase,
  { quantity }: NounPhrase,
  { filterOf, checkOne }: Readers,
): Kernel.Test => {
  const spoken = attempt(scope, (inner) => antecedentOf(inner, whole, 'any'));
  if (spoken !== undefined) return { test: 'of', of: spoken };
  checkOne(scope, whole);
  const isOne =
    quantity?.kind === 'exactly' &&
    quantity.amount.kind === 'number' &&
    quantity.amount.value === 1;
  if (whole.quantity !== undefined && !isOne)
    report(
      scope,
      'nonsense',
      whole.at,
      'which of them are these cards of?',
      'choose it first: choose 1 of your creatures. … cards of it; or say: cards of your creatures',
    );
  const filter = filterOf(scope, whole);
  return { test: 'of', of: { is: 'cards', quantity: { is: 'all', amount: 0 }, filter } };
};

/** Several cards are one thing in one zone alone, and they are looked for where that lies. */
export const checkMadeOf = (
  scope: Scope,
  whole: NounPhrase,
  test: Kernel.Test,
  found: Kernel.Filter,
  anywhere: boolean | undefined,
): void => {
  const { defaultZone } = scope.lexicon.vocabulary;
  const of = test.test === 'of' ? (cardsMeant(scope, test.of)?.zones ?? []) : [];
  if (anywhere === true)
    report(
      scope,
      'unsupported',
      whole.at,
      'no rule looks yet at what a card is one of to which something happens',
    );
  else if (![...found.zones, ...of].every((zone) => zone === defaultZone))
    report(
      scope,
      'nonsense',
      whole.at,
      `several cards that are one lie in the ${zonesSaid(scope, [defaultZone])}, and nowhere else`,
      `say: put 1 card of 1 of your creatures into your hand`,
    );
};
