/** 208. Other information: collector numbers, icons and the rest. */
import { note, todo } from '../../../kernel/rule.js';

export const otherInformation = note(
  '208.1',
  'overview',
  'a card also shows information without meaning in a normal game',
  'collector information, listed in 208.1a',
);

export const iconsMayCount = todo(
  '208.1a',
  'definition',
  'artist, rarity, set and icons do nothing of themselves, but an effect may refer to them',
  'needs effects that refer to icons',
);
