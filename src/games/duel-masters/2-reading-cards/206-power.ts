/** 206. Power: modified, fixed and doubled. */
import { keyword, layer } from '../../../kernel/rule.js';

/** 206.1. An effect that sets a number comes before those that add to it. */
export const layerOfSetting = layer(
  (change) => change.change === 'set' && !change.fixed && change.trait !== 'cost',
  { place: 1 },
);

/** 206.2. Power attacker is the ability behind a plus sign that the first sets have. */
export const powerAttacker = keyword('power attacker', (amount) => [
  {
    kind: 'static',
    changes: [
      {
        subject: { is: 'this' },
        changes: [{ change: 'add', trait: 'power', amount: amount ?? 0 }],
        condition: { is: 'test', of: 'this', test: { test: 'word', word: 'attacking' } },
      },
    ],
  },
]);

/** 206.3. Applied last, so that nothing changes it any more. */
export const layerOfFixing = layer((change) => 'fixed' in change && change.fixed, {
  place: 4,
});

/** 206.4. */
export const layerOfDoubling = layer(
  (change) => change.change === 'multiply' && change.trait !== 'cost',
  { place: 3 },
);
