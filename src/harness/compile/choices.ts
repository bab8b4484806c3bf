/** `choose 1 of these: { … | … }`: whether there is anything to choose. */
import type { Who } from '../../kernel/ability.js';
import type { Integer } from '../../language/document.js';
import { ofDoer } from './of-each.js';
import { report, type Scope } from './scope.js';

/** `choose 1 of these: { draw 1 card; destroy 1 creature }`: of one alone nothing is chosen. */
export const checkModes = (scope: Scope, { value, at }: Integer, many: number): void => {
  if (many < 2)
    report(
      scope,
      'nonsense',
      at,
      'there is one choice alone, and so none',
      'between two of them stands |: choose 1 of these: { draw 1 card | destroy 1 creature }',
    );
  else if (value > many) report(scope, 'nonsense', at, `there are only ${many} choices`);
  else if (value === 0) report(scope, 'nonsense', at, 'this goes for none of them');
};

/** For what these players choose; each of several is "they" to what they chose. */
export const chosenBy = (scope: Scope, who: Who): Scope => {
  if (who === 'you') return scope;
  const byOthers: Scope = { ...scope, ofOthers: true };
  return who === 'each' ? ofDoer(byOthers) : byOthers;
};
