/** 309. Adolla, where used cards go. */
import { definition } from '../questions.js';

/** 309.2. */
export const adollaIsPublic = definition('adollaIsPublic', () => ({
  hidden: false,
  ordered: false,
}));
