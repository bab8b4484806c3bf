/** 808. Twinpacts: two cards in one. */
import { todo } from '../../../kernel/rule.js';

export const twinpact = todo(
  '808.1',
  'definition',
  'a twinpact is one card with two costs and types, and every reference must see the right ones',
  'needs twinpacts',
);

export const twinpactCharacteristic = todo(
  '808.2',
  'definition',
  'being a twinpact is a characteristic of the card',
  'needs twinpacts',
);

export const chooseTwinpactType = todo(
  '808.3',
  'permission',
  'referred to as a card, it has whichever of its proper types its owner chooses',
  'needs twinpacts',
);

export const twinpactHalf = todo(
  '808.3a',
  'definition',
  'a reference to one card type sees only the half with that type',
  'needs twinpacts',
);

export const twinpactName = todo(
  '808.4',
  'definition',
  "its name is both halves' names together, but only the creature half's while it is a creature in play",
  'needs twinpacts',
);
