/** 306. Fortresses: dragheart fortresses, standing alone. */
import { note, todo } from '../../../kernel/rule.js';

export const fortressEntry = todo(
  '306.1',
  'restriction',
  'a fortress, always a dragheart, enters the battle zone only by an effect that puts a dragheart there',
  'needs draghearts',
);

export const fortressAlone = todo(
  '306.2',
  'permission',
  'a fortress can be in the battle zone on its own',
  'needs draghearts',
);

export const fortressUpright = note(
  '306.3',
  'physical',
  'an untapped fortress lies sideways',
  'says which way round a card lies; the engine holds tapped or untapped',
);
