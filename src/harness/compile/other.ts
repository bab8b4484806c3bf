/** What `other` and `another` leave out: the card that was spoken of before, or else the one whose text it is. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase } from '../../language/document.js';
import { report, type Scope } from './scope.js';

/**
 * The cards that the text itself has taken before, as far as `other` may mean others than these; `each` where every one
 * of several has others, `beside` where one is chosen at the same time.
 */
export type Taken = Kernel.Filter | 'each' | 'beside' | undefined;

export const otherThan = (
  scope: Scope,
  { other, at }: NounPhrase,
  there: Pick<Kernel.Filter, 'zones' | 'whose'>,
): Pick<Kernel.Filter, 'other' | 'except'> => {
  if (!other) return { other: false };
  const { taken } = scope.spoken;
  if (taken === 'each' || taken === 'beside') {
    const help = 'choose it first: choose 1 of your …, then it …';
    report(scope, 'nonsense', at, 'other than which of them?', help);
    return { other: true };
  }
  if (taken !== undefined && couldBeOf(taken, there)) return { other: false, except: { is: 'it' } };
  if (scope.carriedOut && areWhereCardsStay(scope, there))
    report(
      scope,
      'nonsense',
      at,
      'other than which? this card is carried out, and is none of them',
      'choose one first: choose 1 of your …, then it …; or leave out ‘other’',
    );
  return { other: true };
};

/** The cards of which a sentence has taken some. */
export const takenBy = (
  before: Taken,
  [first]: readonly Kernel.Selection[],
): Kernel.Filter | undefined => {
  if (first?.is === 'cards') return first.filter;
  return first?.is === 'it' && typeof before === 'object' ? before : undefined;
};

const couldBeOf = (
  one: Pick<Kernel.Filter, 'zones' | 'whose'>,
  other: Pick<Kernel.Filter, 'zones' | 'whose'>,
): boolean => {
  const zones = one.zones.length === 0 || other.zones.length === 0;
  const sides = new Set([one.whose, other.whose]);
  return (
    (zones || one.zones.some((zone) => other.zones.includes(zone))) &&
    !(sides.has('you') && sides.has('opponent'))
  );
};

const areWhereCardsStay = (
  { lexicon: { vocabulary } }: Scope,
  { zones }: Pick<Kernel.Filter, 'zones'>,
): boolean => zones.every((zone) => zone === vocabulary.defaultZone);
