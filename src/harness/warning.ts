/** Problems that keep no ruling from being judged. Apart from what finds them: reports ask, and need no parser for it. */
import type { Problem } from '../language/document.js';

/** Whether a problem is only worth a remark: a case with such a problem can be judged all the same. */
export const isWarning = ({ code }: Problem): boolean =>
  /^(?:unused-|stale-|unknown-name$|missing-trait$)/.test(code);
