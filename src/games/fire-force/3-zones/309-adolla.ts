/** 309. Adolla, where used cards go. */
import { definition, note } from '../../../kernel/rule.js';
import type { Nature } from '../words.js';

export const adolla = note(
  '309.1',
  'overview',
  "a player's used cards lie in Adolla",
  'says what the zone is for; how cards come here is 802.1a, 905.4d-2, 1107.1 and 1111.1',
);

/** 309.2. */
export const adollaIsPublic = definition(
  '309.2',
  'Adolla is public and has no order',
  (): Nature | undefined => ({ hidden: false, ordered: false }),
  () => undefined,
);
