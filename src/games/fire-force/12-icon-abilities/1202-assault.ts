/** 1202. Assault. */
import { keyword } from '../../../kernel/rule.js';

/** 1202.1. May attack in the turn it was deployed. */
export const assault = keyword('assault', () => [
  {
    kind: 'static',
    changes: [
      { subject: { is: 'this' }, changes: [{ change: 'can', action: 'attack on arrival' }] },
    ],
  },
]);
