/** 206. Power: modified, fixed and doubled. */
import { keyword, layer, note } from '../../../kernel/rule.js';

/** 206.1. An effect that sets a number comes before those that add to it. */
export const layerOfSetting = layer(
  '206.1',
  'power is a characteristic of creatures, which effects can modify or set',
  (change) => change.change === 'set' && !change.fixed && !['cost', 'mana'].includes(change.trait),
  { place: 1, kind: 'definition' },
);

/** 206.2. Power attacker is the ability behind a plus sign that the first sets have. */
export const powerAttacker = keyword(
  '206.2',
  "a plus or minus sign after a power shows that the creature's own ability changes it",
  'power attacker',
  (amount) => [
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
  ],
);

export const powerElsewhere = note(
  '206.2a',
  'definition',
  'outside the battle zone such a creature has its printed power, unmodified',
  'such an ability works in the battle zone alone (110.4c)',
);

/** 206.3. Applied last, so that nothing changes it any more. */
export const layerOfFixing = layer(
  '206.3',
  'a fixed power is not changed by any other effect as long as the fixing applies; linking is not carried out yet',
  (change) => change.change === 'set' && change.fixed,
  {
    place: 4,
  },
);

/** 206.4. */
export const layerOfDoubling = layer(
  '206.4',
  'doubling a power applies after all other increases and decreases',
  (change) => change.change === 'multiply' && change.trait !== 'cost',
  { place: 3 },
);
