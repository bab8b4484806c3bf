/** 809. GR creatures: from the GR zone. */
import { todo } from '../../../kernel/rule.js';

export const grCreature = todo(
  '809.1',
  'definition',
  "a GR creature has a usual face and the GR deck's own back",
  'needs GR creatures',
);

export const grStarts = todo(
  '809.2',
  'setup',
  'GR creatures are put into the GR zone as the game starts',
  'needs GR creatures',
);

export const grNotPaid = todo(
  '809.2a',
  'restriction',
  'a GR creature cannot be summoned for mana, only put out by a spell, creature or aura ability',
  'needs GR creatures',
);

export const grBack = todo(
  '809.2b',
  'state-based',
  'a GR creature put anywhere but the battle zone returns to the GR zone at once',
  'needs GR creatures',
  {
    fault: 'written "GRR creature"; we take it for GR creature, because no GRR exists',
  },
);
