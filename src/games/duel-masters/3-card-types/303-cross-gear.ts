/** 303. Cross gear: generated, then crossed to creatures. */
import { todo } from '../../../kernel/rule.js';

export const generateInMain = todo(
  '303.1',
  'permission',
  'the turn player may generate cross gear from hand in their own main step',
  'needs cross gear',
);

export const generatedEnters = todo(
  '303.2',
  'procedure',
  'a generated cross gear is put into the battle zone',
  'needs cross gear',
);

export const crossOnlyCreatures = todo(
  '303.3',
  'restriction',
  'a cross gear can be crossed to a creature and to nothing else',
  'needs cross gear',
);

export const crossedCreature = todo(
  '303.3a',
  'definition',
  'a creature with a cross gear attached is a crossed creature',
  'needs cross gear',
);

export const payToCross = todo(
  '303.3b',
  'permission',
  "paying a cross gear's mana cost again crosses it: an activated ability of the main step",
  'needs cross gear',
);

export const crossByEffect = todo(
  '303.3c',
  'procedure',
  'a spell or ability can also cross a cross gear to a creature',
  'needs cross gear',
);

export const crossGearPosition = todo(
  '303.3d',
  'definition',
  'whether a cross gear is tapped does not depend on the creature it is crossed to',
  'needs cross gear',
);

export const crossAgain = todo(
  '303.4',
  'permission',
  'a cross gear already crossed can be crossed to another creature',
  'needs cross gear',
);

export const noCrossToSame = todo(
  '303.4a',
  'restriction',
  'a cross gear cannot be crossed again to the creature it is crossed to',
  'needs cross gear',
);

export const crossGearStays = todo(
  '303.5',
  'definition',
  'a cross gear stays in the battle zone when its crossed creature leaves',
  'needs cross gear',
);
