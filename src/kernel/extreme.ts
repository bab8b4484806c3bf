/** Which of several cards have the least of a characteristic, or the greatest: `the creature with the least power`. */
import type { Extreme } from './ability.js';

/** How much of it a card has; nothing where it has no such number. */
export type Measure = number | undefined;

/** Of cards those of which none has less, or more; a card that has no such number is none of them. */
export const extremesAmong = (
  extreme: Extreme,
  found: readonly number[],
  measures: readonly Measure[],
): readonly number[] => {
  const most = mostOf(extreme, measures);
  return found.filter((_, at) => measures[at] !== undefined && measures[at] === most);
};

/** Whether none of the others has less than this one, or more. */
export const isExtreme = (extreme: Extreme, own: Measure, others: readonly Measure[]): boolean =>
  own !== undefined && own === mostOf(extreme, [own, ...others]);

export const mostOf = ({ is }: Extreme, measures: readonly Measure[]): Measure =>
  measures.reduce((one, other) => {
    if (one === undefined || other === undefined) return one ?? other;
    return is === 'least' ? Math.min(one, other) : Math.max(one, other);
  }, undefined);
