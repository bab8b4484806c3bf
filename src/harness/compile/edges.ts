/** Cards that are counted from the top of a place, or from its bottom. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase, Quantity } from '../../language/document.js';
import { amountOf } from './amounts.js';
import type { Located } from './located.js';
import { quiet, report, type Scope } from './scope.js';

/** `2 cards from the top of your deck`: so many, counted from there. */
export const edgeOf = (
  scope: Scope,
  place: Located | undefined,
  { quantity }: NounPhrase,
): Pick<Kernel.Filter, 'top' | 'bottom'> => {
  if (place?.position === undefined) return {};
  if (quantity !== undefined && quantity.kind !== 'exactly')
    refuseSome(scope, quantity, place.position);
  const number =
    quantity !== undefined && 'amount' in quantity ? amountOf(quiet(scope), quantity.amount) : 1;
  return place.position === 'top' ? { top: number } : { bottom: number };
};

/** `up to 3 cards from the top of your deck`: how many is to be said first, and then nobody picks which. */
const refuseSome = (scope: Scope, { kind, at }: Quantity, position: string): void =>
  kind === 'all' || kind === 'each'
    ? report(
        scope,
        'nonsense',
        at,
        `all of them, or so many from the ${position}?`,
        `say: all cards in your deck, the ${position} 3 cards of your deck`,
      )
    : report(
        scope,
        'unsupported',
        at,
        `no rule asks yet how many are taken from the ${position}`,
        `say how many: 3 cards from the ${position} of your deck; or one by one: you may put the ${position} card of your deck …`,
      );
