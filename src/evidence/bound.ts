/** A number that a text wants, in words. */
import type { Comparison } from '../kernel/ability.js';

/** `2000 or less` */
export interface Bound {
  readonly is: Comparison['is'];
  readonly amount: number;
}

export const boundText = ({ is, amount: number }: Bound): string => {
  switch (is) {
    case 'exactly':
      return `${number}`;
    case 'at-least':
      return `${number} or more`;
    case 'at-most':
      return `${number} or less`;
    case 'more-than':
      return `more than ${number}`;
    case 'less-than':
      return `less than ${number}`;
  }
};
