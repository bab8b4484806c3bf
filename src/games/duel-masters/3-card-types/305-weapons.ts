/** 305. Weapons: dragheart weapons, equipped to creatures. */
import { todo } from '../../../kernel/rule.js';

export const weaponEntry = todo(
  '305.1',
  'restriction',
  'a weapon, always a dragheart, enters the battle zone only by an effect that puts a dragheart there',
  'needs draghearts',
);

export const equip = todo(
  '305.2',
  'permission',
  'a weapon can be equipped to a creature',
  'needs draghearts',
);

export const weaponPosition = todo(
  '305.2b',
  'definition',
  'whether a weapon is tapped does not depend on the creature it is equipped to',
  'needs draghearts',
  {
    fault:
      'there is no 305.2a; we take nothing to be missing, because the section reads on like 303.3d',
  },
);

export const weaponNeverAlone = todo(
  '305.3',
  'restriction',
  'a weapon cannot be in the battle zone on its own',
  'needs draghearts',
);
