/** A bar of the numbers that code can carry out, a part for each standing; figures beside it say the same. */
import type { Standing } from '../../../evidence/coverage.js';
import type { PageRule } from '../data.js';
import { standingWords, type MapFilter } from '../standings.js';
import { make } from './dom.js';

export const countBy = (rules: readonly PageRule[]): ReadonlyMap<Standing, number> => {
  const counts = new Map<Standing, number>();
  for (const { standing } of rules) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return counts;
};

export const barOf = (rules: readonly PageRule[]): HTMLElement => {
  const counts = countBy(rules);
  const parts = standingWords.flatMap(({ standing }) => {
    const count = counts.get(standing) ?? 0;
    if (count === 0 || standing === 'exempt') return [];
    const part = make('span', { class: 'part', 'data-standing': standing });
    part.style.flexGrow = String(count);
    return [part];
  });
  return make('span', { class: 'bar', 'aria-hidden': 'true' }, ...parts);
};

/** The sign of a standing or a fault, as the map shows it. */
export const swatch = (sign: MapFilter): HTMLElement =>
  sign === 'fault'
    ? make('span', { class: 'fault-sign', 'aria-hidden': 'true' })
    : make('span', { class: 'cell swatch', 'data-standing': sign, 'aria-hidden': 'true' });
