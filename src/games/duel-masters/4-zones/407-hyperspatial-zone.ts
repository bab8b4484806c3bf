/** 407. Hyperspatial zone: psychic and dragheart cards. */
import { note, todo } from '../../../kernel/rule.js';

export const hyperspatialZone = todo(
  '407.1',
  'setup',
  'psychic and dragheart cards are put here, at most eight as the game starts and possibly none',
  'needs the hyperspatial zone',
);

export const seeHyperspatialZones = todo(
  '407.2',
  'permission',
  'a player may look at the cards in hyperspatial zones at any time',
  'needs the hyperspatial zone',
);

export const arrangeHyperspatialZone = note(
  '407.3',
  'physical',
  'a player may rearrange their own hyperspatial zone at any time',
  'physical handling: the order of this zone means nothing',
);
