/** 1203. Defence. */
import { keyword } from '../../../kernel/rule.js';

/** 1203.1. Used in 702.7, as 901.1f says: whoever defends is spent by that, and for no cost besides. */
export const defence = keyword('defence', () => [
  {
    kind: 'activated',
    icon: 'defence',
    costs: [],
    effect: [],
  },
]);
