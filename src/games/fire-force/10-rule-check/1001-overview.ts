/** 1001. Overview: what a rule check is. */
import { note } from '../../../kernel/rule.js';

export const ruleCheckPurpose = note(
  '1001.1',
  'overview',
  'a rule check is when rule processing is done and triggered abilities are used',
  'says what a rule check is for; its steps are 1002.1a to 1002.1c',
  {
    fault:
      'speaks of 自動能力, which nothing defines; we take them for triggered abilities (誘発能力), which 1002.1b uses here',
  },
);
