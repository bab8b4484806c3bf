/** `choose 1 of these: { … | … }`: whether there is anything to choose. */
import type { Integer } from '../../language/document.js';
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
