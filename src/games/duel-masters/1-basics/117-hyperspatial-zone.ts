/** 117. Hyperspatial zone: where psychic creatures and draghearts return. */
import { todo } from '../../../kernel/rule.js';

export const returnToHyperspatialZone = todo(
  '117.1',
  'state-based',
  'a psychic creature or dragheart put anywhere but the battle zone goes to the hyperspatial zone',
  'needs psychic creatures and draghearts',
);

export const loneWeaponReturns = todo(
  '117.2',
  'state-based',
  'a weapon alone in the battle zone goes to the hyperspatial zone',
  'needs draghearts',
);
