/** How many of something a condition asks for. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase } from '../../language/document.js';
import { checkArticle } from './agreement.js';
import { amountOf } from './amounts.js';
import { report, type Scope } from './scope.js';

/** "If you have a dragon" holds with two dragons also; "exactly 1 dragon" does not. */
export const countOf = (scope: Scope, what: NounPhrase): Kernel.Comparison => {
  const { quantity, noun, at } = what;
  if (quantity !== undefined)
    scope.senses.push({ at: quantity.at, is: 'phrase', word: quantity.kind, entry: undefined });
  switch (quantity?.kind) {
    case undefined:
      if (noun === undefined)
        report(scope, 'nonsense', at, 'say how many', 'for example: 3 or more');
      else checkArticle(scope, what);
      return { is: 'at-least', amount: 1 };
    case 'any':
      report(
        scope,
        'nonsense',
        quantity.at,
        'this is so in any case',
        'say how many: a, 3 or more',
      );
      return { is: 'at-least', amount: 1 };
    case 'all':
    case 'each':
      report(scope, 'nonsense', quantity.at, 'say how many', 'for example: 3 or more');
      return { is: 'at-least', amount: 1 };
    case 'exactly': {
      const amount = amountOf(scope, quantity.amount);
      if (quantity.isArticle) return { is: 'at-least', amount };
      if (amount === 1 && !quantity.isSaid)
        report(
          scope,
          'nonsense',
          quantity.at,
          '1 alone, or at least 1?',
          'say: exactly 1; 1 or more; or a, an, another, which is at least one',
        );
      return { is: 'exactly', amount };
    }
    case 'or-more':
      return { is: 'at-least', amount: amountOf(scope, quantity.amount) };
    case 'or-less':
    case 'up-to':
      return { is: 'at-most', amount: amountOf(scope, quantity.amount) };
  }
};

/** `do not have 2 units`, `did not draw 2 cards`: of more than so many it would be true as well. */
export const checkDenied = (scope: Scope, { quantity }: NounPhrase): void => {
  if (quantity?.kind !== 'exactly' || quantity.isArticle || quantity.isSaid) return;
  report(
    scope,
    'nonsense',
    quantity.at,
    'fewer, or only not exactly so many?',
    'say: not 2 or more; not exactly 2',
  );
};
