/** 309. Adolla, where used cards go. */
import { definition } from '../../../kernel/rule.js';
import type { Nature } from '../words.js';

/** 309.2. */
export const adollaIsPublic = definition(
  (): Nature | undefined => ({ hidden: false, ordered: false }),
  () => undefined,
);
