/** 1203. Defence. */
import { keyword } from '../../../kernel/rule.js';

/** 1203.1. Used in 702.7, as 901.1f says: its cost is spending the card. */
export const defence = keyword('defence', () => [
  {
    kind: 'activated',
    icon: 'defence',
    costs: [{ do: 'act', who: 'you', verb: 'spend', object: { is: 'this' }, with: {} }],
    effect: [],
  },
]);
