/** 604. Static abilities: they always do something. */
import { definition, note } from '../../../kernel/rule.js';

export const staticAlwaysOn = note(
  '604.1',
  'continuous',
  'a static ability is not activated or triggered but always does something',
  'carried out at 604.2 and 608.3',
);

/** 604.2. */
export const staticMakesContinuous = definition(
  '604.2',
  'its continuous effects last while the card has the ability and is in the zone it works in',
  () => true,
  () => false,
  { kind: 'continuous' },
);

export const staticWhereUsable = note(
  '604.3',
  'continuous',
  "some static abilities, such as changes to a card's own mana cost, apply where it can be used from",
  'carried out at 110.4e',
);
