/** 1204. Prayer. */
import type { Filter } from '../../../kernel/ability.js';
import { keyword } from '../../../kernel/rule.js';

const ownUnits: Filter = {
  zones: ['field'],
  whose: 'you',
  other: false,
  tests: [{ test: 'has', trait: 'type', value: 'unit' }],
};

const spentFlameCards: Filter = {
  zones: ['field'],
  whose: 'you',
  other: false,
  tests: [
    { test: 'has', trait: 'type', value: 'flame card' },
    { test: 'status', status: 'orientation', value: 'spent' },
  ],
};

/** 1204.1. Spend this: up to one own unit gets a spent flame card attached. */
export const prayer = keyword('prayer', () => [
  {
    kind: 'activated',
    icon: 'activated',
    costs: [{ do: 'act', who: 'you', verb: 'spend', object: { is: 'this' }, with: {} }],
    effect: [
      {
        do: 'act',
        who: 'you',
        verb: 'choose',
        object: { is: 'cards', quantity: { is: 'up-to', amount: 1 }, filter: ownUnits },
        with: {},
      },
      {
        do: 'if-did',
        then: [
          {
            do: 'act',
            who: 'you',
            verb: 'attach',
            object: {
              is: 'cards',
              quantity: { is: 'exactly', amount: 1 },
              filter: spentFlameCards,
            },
            with: { to: { selection: { is: 'it' } } },
          },
        ],
        otherwise: [],
      },
    ],
  },
]);
