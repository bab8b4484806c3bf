/** `choose 1 of these: { … | … }`: whether there is anything to choose. */
import type { Who } from '../../kernel/ability.js';
import type { Quantity, Span } from '../../language/document.js';
import { quantityOf } from './nouns.js';
import { ofDoer } from './of-each.js';
import { report, type Scope } from './scope.js';

interface Counted {
  readonly count: number;
  readonly least?: number;
}

/** How many of so many modes: `1`, `up to 2`, `1 or more`, `any number`. */
export const modesCounted = (scope: Scope, quantity: Quantity, many: number): Counted => {
  const { is, amount } = quantityOf(scope, quantity);
  const count = Number(amount);
  checkModes(scope, quantity.at, is === 'any' ? 1 : count, many);
  switch (is) {
    case 'any':
      return { count: many, least: 0 };
    case 'up-to':
      return { count, least: 0 };
    case 'or-more':
      return { count: many, least: count };
    default:
      return { count };
  }
};

/** `choose 1 of these: { draw 1 card; destroy 1 creature }`: of one alone nothing is chosen. */
const checkModes = (scope: Scope, at: Span, count: number, many: number): void => {
  if (many < 2)
    report(
      scope,
      'nonsense',
      at,
      'there is one choice alone, and so none',
      'between two of them stands |: choose 1 of these: { draw 1 card | destroy 1 creature }',
    );
  else if (count > many) report(scope, 'nonsense', at, `there are only ${many} choices`);
  else if (count === 0) report(scope, 'nonsense', at, 'this goes for none of them');
};

/** For what these players choose; each of several is "they" to what they chose. */
export const chosenBy = (scope: Scope, who: Who): Scope => {
  if (who === 'you') return scope;
  const byOthers: Scope = { ...scope, ofOthers: true };
  return who === 'each' ? ofDoer(byOthers) : byOthers;
};
